import { cssVariables, DARK, LIGHT } from '../charts/theme.ts';

/** The style sheet of a report: calm, two themes, phone to desktop, paper. */
export const STYLE = `
:root{color-scheme:light;${cssVariables(LIGHT)}}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${cssVariables(DARK)}}}
@media screen{:root[data-theme=dark]{color-scheme:dark;${cssVariables(DARK)}}}
*{box-sizing:border-box}[hidden]{display:none!important}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--text);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,"DejaVu Sans",sans-serif;font-variant-numeric:tabular-nums;overflow-wrap:break-word}
.skip{position:absolute;left:-9999px}.skip:focus{left:1rem;top:1rem;background:var(--panel);padding:.5rem 1rem;z-index:9}
.page{max-width:1180px;margin:0 auto;padding:0 20px 64px;display:grid;grid-template-columns:minmax(0,1fr);gap:0 48px}
header{padding:40px 0 8px}
header .kicker{color:var(--muted);font-size:.875rem;margin:0 0 6px}
h1{font-size:clamp(1.6rem,1.1rem + 2.2vw,2.4rem);line-height:1.18;letter-spacing:-.015em;margin:0;text-wrap:balance;overflow-wrap:anywhere}
h2{font-size:1.3rem;line-height:1.3;letter-spacing:-.01em;margin:0 0 14px;scroll-margin-top:16px}
h3{font-size:1rem;margin:24px 0 8px;line-height:1.4}
p{margin:0 0 12px;max-width:68ch}ul{margin:0 0 12px;padding-left:1.25em;max-width:68ch}
section{padding:28px 0 4px;border-top:1px solid var(--line);margin-top:28px}
section.first{border-top:0;margin-top:0;padding-top:16px}
.about{color:var(--text);overflow-wrap:anywhere}
.verdict{font-size:clamp(1.15rem,1rem + .7vw,1.45rem);line-height:1.45;max-width:52ch;margin:0 0 12px;text-wrap:pretty;overflow-wrap:anywhere}
.verdict strong{font-weight:650;color:var(--accent)}
.answer{background:var(--panel);border:1px solid var(--line);border-radius:12px;padding:22px 26px;margin:18px 0 8px;box-shadow:0 1px 2px rgb(0 0 0/.04)}.answer>*:last-child{margin-bottom:0}
.aside{color:var(--muted)}.aside strong{color:var(--text);font-weight:600}
.note{color:var(--muted);font-size:.875rem;margin:8px 0}
.notice{background:var(--warn-bg);border:1px solid var(--warn-line);border-radius:10px;padding:14px 18px;margin:0 0 12px}
.notice summary{color:var(--warn);font-weight:600;font-size:1rem;padding:0}.notice details{margin:0}.notice ul{margin-bottom:0}.notice li{overflow-wrap:anywhere}.notice>*:last-child{margin-bottom:0}.notice h3{margin:0 0 4px;color:var(--warn)}.notice h3+ul{margin-top:0}
.notice+.notice{margin-top:-4px}
.calm{color:var(--muted);font-size:.9375rem}
code,pre,.code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.875em;overflow-wrap:anywhere}
pre{background:var(--panel);border:1px solid var(--line);border-radius:10px;padding:16px;overflow:auto;line-height:1.5;max-height:32rem;overflow-wrap:normal;margin:0 0 12px}
nav{font-size:.9375rem;z-index:7}
nav summary{width:auto;padding:10px 0;color:var(--text);font-size:.9375rem}nav summary b{font-weight:600}nav #here{color:var(--muted)}nav #here:not(:empty):before{content:"· "}
nav ol{list-style:none;margin:0;padding:0 0 8px}
nav a,a{color:var(--accent);text-underline-offset:3px}
nav a{text-decoration:none;display:block;padding:3px 0 3px 10px;border-left:2px solid transparent}nav a:hover{text-decoration:underline}nav a[aria-current]{border-left-color:var(--accent);font-weight:600;color:var(--text)}
a:focus-visible,button:focus-visible,select:focus-visible,summary:focus-visible,:is(.scroll,.drawn):focus-visible,input:focus-visible+span{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
@media (max-width:999.9px){.js nav{position:sticky;top:0;background:var(--bg);border-bottom:1px solid var(--line);margin:0 -20px;padding:0 20px}nav details[open]{max-height:80vh;overflow:auto}nav a{padding:7px 0 7px 10px}.js :is(section,h3){scroll-margin-top:52px}}
@media (min-width:1000px){.page{grid-template-columns:172px minmax(0,1fr);column-gap:44px}header{grid-column:2}nav{grid-row:1/span 2;position:sticky;top:0;align-self:start;padding-top:40px;max-height:100vh;overflow:auto}nav summary{pointer-events:none;list-style:none;font-size:.8125rem;color:var(--muted);padding:0 0 6px}nav summary::-webkit-details-marker{display:none}nav #here{display:none}main{grid-column:2}}
.scroll{position:relative;overflow-x:auto;margin:0 0 12px;border:1px solid var(--line);border-radius:10px;background:linear-gradient(to right,var(--panel) 40%,transparent) local 0 0/48px 100%,linear-gradient(to left,var(--panel) 40%,transparent) local 100% 0/48px 100%,linear-gradient(to right,var(--shade),transparent) scroll 0 0/16px 100%,linear-gradient(to left,var(--shade),transparent) scroll 100% 0/16px 100%,var(--panel);background-repeat:no-repeat;max-height:36rem;overflow-y:auto;scrollbar-width:thin}
table{border-collapse:separate;border-spacing:0;width:100%;font-size:.9rem}
caption,.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
th,td{padding:7px 12px;text-align:left;vertical-align:baseline;border-top:1px solid var(--line)}
thead th{position:sticky;top:0;background:var(--panel);border-top:0;box-shadow:inset 0 -1px var(--line-strong);color:var(--muted);font-weight:600;font-size:.8125rem;line-height:1.35;vertical-align:bottom;z-index:1;hyphens:manual}
.compact tbody :is(th,td){white-space:nowrap}table:not(.compact) tbody :is(th,td):not(.n){min-width:9rem}
tbody th:first-child{position:sticky;left:0;background:var(--panel)}thead th:first-child{left:0;z-index:2}
tbody th{font-weight:500}tbody tr:first-child>*{border-top:0}
tbody tr:hover>*{background:var(--accent-soft)}
.n{text-align:right;white-space:nowrap}
thead .n{white-space:normal;min-width:4.5rem}.wide :is(th,td){padding-left:7px;padding-right:7px}.wide thead .n{min-width:3rem}table:not(.compact) tbody th:first-child:not(.n){min-width:13rem}@media (max-width:560px){table:not(.compact) tbody th:first-child:not(.n){min-width:9rem}}
small{color:var(--muted);font-size:.8125rem;font-weight:400}
.mark{display:inline-block;font-size:.75rem;font-weight:600;color:var(--accent);background:var(--accent-soft);border-radius:99px;padding:0 8px;margin-left:4px;white-space:nowrap}
tbody tr:hover .mark{background:var(--panel)}
th button{all:unset;cursor:pointer;display:inline}th button:focus-visible{outline:2px solid var(--accent);outline-offset:2px}th button:after{content:"\\2195";opacity:.45;margin-left:.35em;font-size:.9em}
th[aria-sort=ascending] button:after{content:"\\2191";opacity:1}th[aria-sort=descending] button:after{content:"\\2193";opacity:1}
.panels{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,370px),1fr));gap:8px 28px;margin:4px 0 12px}
.panels:has(figure:only-child){grid-template-columns:minmax(0,560px)}.panels figure{margin:0;min-width:0}
figure{margin:0 0 12px}
figcaption{font-weight:600;font-size:.9375rem;padding:8px 0 2px;overflow-wrap:anywhere}
svg{display:block;height:auto;overflow:hidden}.drawn{overflow-x:auto;scrollbar-width:thin}.drawn svg{width:clamp(.85em,100%,1.15em)}
svg text{font-family:inherit}
svg [data-tip]{cursor:default}
.legend{display:flex;flex-wrap:wrap;gap:4px 20px;list-style:none;padding:0;margin:0 0 6px;font-size:.875rem;max-width:none}
.legend li{display:flex;align-items:center;gap:8px;overflow-wrap:anywhere}
.legend svg{width:14px;height:14px;flex:none}
.cue{margin:-6px 0 12px;font-size:.8125rem;color:var(--muted);max-width:none}.cue:before{content:attr(data-way) "\\00a0"}
.save summary{font-size:.8125rem;color:var(--muted);padding:2px 0}.save button{font:inherit;font-size:.8125rem;color:var(--text);background:var(--panel);border:1px solid var(--line-strong);border-radius:6px;padding:4px 10px;margin:0 6px 6px 0;cursor:pointer}.save button:hover{background:var(--accent-soft)}
h4{font-size:.9375rem;margin:18px 0 4px}
.fight{border-top:1px solid var(--line);margin:0;padding:0}.fight>summary{width:auto;color:var(--text);padding:7px 0;overflow-wrap:anywhere}.fight>summary:hover{color:var(--accent)}.fight.none{margin:0;padding:7px 0;font-size:.9375rem;color:var(--muted);max-width:none}.fight.none b{color:var(--text);padding-left:1.05em}
.fights>summary{color:var(--text);font-weight:600;font-size:.9375rem;padding:10px 0 6px}.fight b{font-weight:600}.fight small{white-space:nowrap}.fight .value{display:inline-block;min-width:2.2em}.fight .tiny{display:inline-block;width:60px;height:10px;vertical-align:baseline;margin-right:4px}
.part{font-weight:600;margin:10px 0 2px;font-size:.9375rem}.story{list-style:none;padding:0 0 0 14px;margin:0 0 6px;font-size:.9375rem;border-left:2px solid var(--line);max-width:76ch}.story li{overflow-wrap:anywhere}.story .fact{color:var(--muted)}.story .change{padding-left:1.4em;text-indent:-1.2em;font-weight:600}.story .change:before{content:"\\2192\\00a0"}
details{margin:0 0 4px}summary{cursor:pointer;color:var(--accent);padding:6px 0;font-size:.9375rem;width:fit-content}
details[open]>summary{margin-bottom:6px}
.controls{display:flex;flex-wrap:wrap;gap:12px 16px;margin:0 0 14px;align-items:end}
.controls label,.controls fieldset{display:flex;flex-direction:column;gap:4px;font-size:.8125rem;color:var(--muted);border:0;margin:0;padding:0;min-width:0}
.controls legend{padding:0;margin-bottom:4px}
select{font:inherit;font-size:.9375rem;color:var(--text);background:var(--panel);border:1px solid var(--line-strong);border-radius:8px;padding:6px 10px;max-width:min(100%,24rem);min-height:38px}
.seg{display:inline-flex;border:1px solid var(--line-strong);border-radius:8px;overflow:hidden;width:fit-content;background:var(--panel)}
.seg label{display:block;flex-direction:row;color:var(--text);font-size:.875rem}
.seg input{position:absolute;opacity:0;pointer-events:none}
.seg span{display:block;padding:7px 14px;cursor:pointer}
.seg input:checked+span{background:var(--accent);color:var(--panel)}
.top{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;justify-content:space-between;margin-bottom:18px}
.top .seg span{padding:3px 11px}.top .kicker{margin:0}
.laws{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,370px),1fr));gap:20px 28px}
.js .laws{display:block}.law-table :is(th,td){padding:6px 10px}#law-of span{display:flex;gap:8px;align-items:baseline}#law-of span:before{content:"";flex:none;width:11px;height:11px;border-radius:3px;background:var(--accent)}#law-of span+span:before{background:none;border-radius:0;border-bottom:3px solid var(--k-b);transform:translateY(-4px)}
.law{min-width:0}.js .law{display:grid;grid-template-columns:minmax(0,1fr);gap:0 28px}
@media (min-width:760px){.js .law{grid-template-columns:minmax(0,1.45fr) minmax(0,1fr)}.js .law h3{grid-column:1/-1}}
.js .law .scroll{max-height:19rem}
.law h3{margin-top:0}
.tip{position:fixed;z-index:8;pointer-events:none;background:var(--text);color:var(--bg);font-size:.8125rem;line-height:1.4;padding:5px 10px;border-radius:6px;max-width:min(340px,90vw);overflow-wrap:anywhere}
dl.facts{display:grid;grid-template-columns:minmax(9rem,max-content) minmax(0,1fr);gap:6px 24px;margin:0 0 12px;font-size:.9375rem}
dl.facts dt{color:var(--muted)}dl.facts dd{margin:0;overflow-wrap:anywhere}
dl.terms{margin:0;display:grid;gap:10px 28px;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));font-size:.9375rem}
dl.terms dt{font-weight:600}dl.terms dd{margin:0;color:var(--muted)}
.pass{color:var(--good);font-weight:600}.fail{color:var(--bad);font-weight:600}.inconclusive{color:var(--warn);font-weight:600}
footer{border-top:1px solid var(--line);margin-top:40px;padding-top:16px;color:var(--muted);font-size:.875rem}
@media (max-width:560px){.page{padding:0 16px 48px}.js nav{margin:0 -16px;padding:0 16px}header{padding-top:24px}th,td{padding:7px 10px}dl.facts{grid-template-columns:1fr;gap:0}dl.facts dd{margin-bottom:8px}}
@media screen and (max-width:560px){.js .scroll:has(.stacked){max-height:none}.js .stacked thead{display:none}.js .stacked,.js .stacked :is(tbody,tr,th,td){display:block}.js .stacked tr{padding:8px 12px;border-top:1px solid var(--line)}.js .stacked tr:first-child{border-top:0}.js .stacked tr:hover>*{background:none}.js .stacked tbody :is(th,td):not(.n){position:relative;min-width:0!important;padding:2px 0;border:0;overflow-wrap:anywhere}.js .stacked tbody td:not(.n){padding-left:6rem}.js .stacked td:before{content:attr(data-title);position:absolute;left:0;max-width:5.6rem;color:var(--muted);font-size:.8125rem}
.also{display:none}[data-also]:after{content:attr(data-also);display:block;max-width:11rem;white-space:normal;color:var(--muted);font-size:.8125rem;font-weight:400}}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@media print{:root{--bg:#fff}table{font-size:7.5pt}th,td{padding:3px 5px}thead th{font-size:7pt}small,.mark{font-size:6.5pt}.compact tbody :is(th,td),.n{white-space:normal}:is(th,td){min-width:0!important;position:static!important}.scroll{background:none;border-radius:0}nav,.controls,.top .seg,.skip,.tip,.hint,.save,.cue{display:none!important}.page{display:block;max-width:none;padding:0}body{font-size:11pt;background:#fff}section{break-inside:auto;margin-top:16px;padding-top:16px}.drawn svg{width:min(100%,1em)}figure,tr,.notice{break-inside:avoid}.scroll,pre{max-height:none!important;overflow:visible!important}pre{white-space:pre-wrap}h2,h3{break-after:avoid}thead th{position:static}th button:after{content:""}*{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
`;
