/**
 * One thing in English, Chinese and Japanese; `|` parts words for it, the usual one first. Chinese is written in
 * simplified characters, which stand for the traditional ones too; where Taiwan has a word of its own it follows.
 */
export type GlossaryEntry = readonly [english: string, chinese: string, japanese: string];
