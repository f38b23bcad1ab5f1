import type { DrawLuck } from '../compiled/luck.ts';

/** What the loops cannot do by themselves. */
export interface Rules {
  /** The layout of those whom a trial has left, their codes standing in the codes of the chunk; it is to be kept. */
  layoutOf(trial: number, set: number, common: number): number;
  /**
   * Plays the round of a part that has no table, and on as if nothing happened in its closing.
   * @param at where the part begins
   * @param slot of its closing, should it be alone: see {@link closeAlone}
   * @returns set of the members lost
   */
  playPart(trial: number, at: number, common: number, slot: number): number;
  /** Plays the closing of the part of a slot that turned out to be alone; set of the members lost. */
  closeAlone(trial: number, at: number, slot: number): number;
  /** Of the last play: what it adds to the sum, its support, and whether its closing may matter. */
  readonly gain: number;
  readonly support: number;
  readonly isOpen: boolean;
  /** Takes the sum of a trial down before one of its fields can overflow: it begins anew at 0. */
  takeDown(trial: number, sum: number): void;
}

/** Is told of the trials of a chunk as they are played. */
export interface Watcher {
  begin(trial: number, start: number): void;
  /** A part's round has been drawn or played; its members' codes are those of the next one. */
  part(trial: number, at: number, gain: number): void;
  closing(trial: number, at: number, gain: number): void;
  round(trial: number): void;
}

/** How trials begin. */
export interface Start {
  /** Index member → code of his condition. */
  readonly codes: readonly number[];
  readonly layout: number;
  readonly common: number;
  /** Those who are present. */
  readonly set: number;
  /** Rounds that are over. */
  readonly rounds: number;
  /** Support of those whose first round is certain. */
  readonly support: number;
  /** Sum of gains. */
  readonly sum: number;
}

/** A machine at play. */
export interface Play {
  /** Row of the starts. */
  readonly startRow: number;
  readonly rules: Rules;
  readonly luck: DrawLuck;
  readonly commonCount: number;
  readonly roundsMax: number;
  readonly unresolved: number;
  readonly roundsASum: number;
}
