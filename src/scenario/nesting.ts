import type { CST } from 'yaml';

interface Visit {
  readonly token: CST.Token;
  readonly depth: number;
}

/**
 * Offset of the first list or map found below `depthMax` levels, or null. Walks without recursion, because the
 * composer that comes next recurses and would exhaust the stack on hostile nesting.
 */
export function nestingOf(tokens: readonly CST.Token[], depthMax: number): number | null {
  const waiting: Visit[] = tokens.map((token) => ({ token, depth: 0 }));
  for (let visit = waiting.pop(); visit !== undefined; visit = waiting.pop()) {
    const { token, depth } = visit;
    if (depth > depthMax) return token.offset;
    if (token.type === 'document' && token.value !== undefined) waiting.push({ token: token.value, depth });
    if (!('items' in token)) continue;
    for (const item of token.items) {
      if (item.key) waiting.push({ token: item.key, depth: depth + 1 });
      if (item.value) waiting.push({ token: item.value, depth: depth + 1 });
    }
  }
  return null;
}
