import type { Act } from './scripted-people.ts';

/** Ways of writing together that once broke a law of prose, as fast-check found them: each is tried again in every run. */
export const onceLost: [readonly Act[]][] = [
  // A deletion of a letter took its author's own word beside it, which stood on the other side of the letter for them.
  [
    [
      {
        who: 0,
        what: {
          do: 'edit',
          asked: [
            { which: 915, where: 0, field: 15614, value: 78488, what: 8 },
            { which: 0, where: 0, field: 0, value: 0, what: 8 },
          ],
        },
      },
      { who: 0, what: { do: 'deliver', isCut: false, most: 1 } },
      { who: 2, what: { do: 'hear', most: 1 } },
      {
        who: 0,
        what: {
          do: 'edit',
          asked: [
            { which: 14085, where: 24315, field: 23871, value: 0, what: 8 },
            { which: 0, where: 0, field: 0, value: 0, what: 8 },
          ],
        },
      },
      { who: 0, what: { do: 'undo' } },
      { who: 0, what: { do: 'deliver', isCut: false, most: 50 } },
      {
        who: 2,
        what: {
          do: 'edit',
          asked: [
            { which: 19675, where: 60956, field: 57024, value: 0, what: 4958 },
            { which: 1563, where: 0, field: 7200, value: 10240, what: 8 },
          ],
        },
      },
      { who: 2, what: { do: 'deliver', isCut: false, most: 1 } },
      { who: 2, what: { do: 'edit', asked: [{ which: 4041, where: 0, field: 29193, value: 77397, what: 8 }] } },
      { who: 2, what: { do: 'hear', most: 2 } },
      { who: 2, what: { do: 'edit', asked: [{ which: 64905, where: 51187, field: 16056, value: 47202, what: 8 }] } },
    ],
  ],
  // A word that was put before a deleted stretch, whose two sides had come to different places, deleted what stood between them.
  [
    [
      { who: 0, what: { do: 'edit', asked: [{ which: 0, where: 0, field: 0, value: 0, what: 8 }] } },
      { who: 0, what: { do: 'deliver', isCut: false, most: 1 } },
      { who: 1, what: { do: 'edit', asked: [{ which: 0, where: 0, field: 66888, value: 0, what: 8 }] } },
      { who: 1, what: { do: 'hear', most: 1 } },
      {
        who: 1,
        what: {
          do: 'edit',
          asked: [
            { which: 0, where: 0, field: 38937, value: 57823, what: 8 },
            { which: 0, where: 9507, field: 79829, value: 20003, what: 8 },
          ],
        },
      },
      { who: 2, what: { do: 'edit', asked: [{ which: 0, where: 0, field: 0, value: 69766, what: 8 }] } },
      { who: 2, what: { do: 'deliver', isCut: false, most: 1 } },
      { who: 1, what: { do: 'edit', asked: [{ which: 0, where: 0, field: 0, value: 0, what: 8 }] } },
    ],
  ],
  // A deletion took words of somebody else that stood beside what it deletes for its author, and within it for the service.
  [
    [
      { who: 0, what: { do: 'edit', asked: [{ which: 0, where: 0, field: 0, value: 0, what: 8 }] } },
      { who: 0, what: { do: 'deliver', isCut: false, most: 1 } },
      {
        who: 0,
        what: {
          do: 'edit',
          asked: [
            { which: 0, where: 80364, field: 21203, value: 5255, what: 8 },
            { which: 0, where: 0, field: 0, value: 50692, what: 8 },
          ],
        },
      },
      { who: 1, what: { do: 'hear', most: 1 } },
      { who: 1, what: { do: 'edit', asked: [{ which: 0, where: 96587, field: 0, value: 75976, what: 8 }] } },
      { who: 2, what: { do: 'edit', asked: [{ which: 0, where: 0, field: 0, value: 0, what: 8 }] } },
      { who: 2, what: { do: 'deliver', isCut: false, most: 1 } },
      { who: 1, what: { do: 'edit', asked: [{ which: 0, where: 0, field: 27586, value: 43872, what: 8 }] } },
      { who: 1, what: { do: 'edit', asked: [{ which: 0, where: 0, field: 0, value: 0, what: 8 }] } },
      { who: 0, what: { do: 'deliver', isCut: false, most: 2 } },
      { who: 1, what: { do: 'edit', asked: [{ which: 0, where: 0, field: 11562, value: 62652, what: 8 }] } },
      { who: 1, what: { do: 'deliver', isCut: false, most: 50 } },
      {
        who: 1,
        what: {
          do: 'edit',
          asked: [
            { which: 0, where: 0, field: 51149, value: 56851, what: 8 },
            { which: 0, where: 0, field: 10868, value: 0, what: 8 },
          ],
        },
      },
      { who: 1, what: { do: 'hear', most: 2 } },
      { who: 1, what: { do: 'edit', asked: [{ which: 0, where: 6638, field: 77662, value: 81263, what: 8 }] } },
    ],
  ],
  // A deletion took a word of somebody else that had been put in where what was taken back twice had been.
  [
    [
      { who: 0, what: { do: 'edit', asked: [{ which: 0, where: 0, field: 12806, value: 12799, what: 1898 }] } },
      { who: 0, what: { do: 'undo' } },
      { who: 0, what: { do: 'undo' } },
      { who: 0, what: { do: 'deliver', isCut: false, most: 2 } },
      { who: 1, what: { do: 'edit', asked: [{ which: 0, where: 0, field: 0, value: 0, what: 8 }] } },
      { who: 1, what: { do: 'deliver', isCut: false, most: 1 } },
      { who: 0, what: { do: 'edit', asked: [{ which: 0, where: 0, field: 0, value: 0, what: 8 }] } },
      { who: 1, what: { do: 'hear', most: 1 } },
      { who: 1, what: { do: 'edit', asked: [{ which: 0, where: 0, field: 461, value: 36132, what: 8 }] } },
    ],
  ],
  // A step that had come to nothing for its author was taken to stand in what they saw.
  [
    [
      {
        who: 1,
        what: {
          do: 'edit',
          asked: [
            { which: 14427, where: 0, field: 0, value: 20620, what: 8 },
            { which: 0, where: 0, field: 0, value: 0, what: 8 },
          ],
        },
      },
      { who: 1, what: { do: 'undo' } },
      { who: 1, what: { do: 'deliver', isCut: false, most: 50 } },
      {
        who: 2,
        what: {
          do: 'edit',
          asked: [
            { which: 13843, where: 0, field: 9337, value: 993, what: 8 },
            { which: 0, where: 0, field: 0, value: 0, what: 8 },
          ],
        },
      },
      {
        who: 2,
        what: {
          do: 'edit',
          asked: [
            { which: 1527, where: 0, field: 22873, value: 33355, what: 8 },
            { which: 0, where: 0, field: 0, value: 0, what: 8 },
          ],
        },
      },
      { who: 2, what: { do: 'deliver', isCut: false, most: 50 } },
      { who: 2, what: { do: 'edit', asked: [{ which: 12757, where: 36988, field: 43735, value: 59331, what: 8 }] } },
      { who: 2, what: { do: 'hear', most: 1 } },
    ],
  ],
  // What took back a part of a change that could not be taken back was held to stand there, and moved what stood on it.
  [
    [
      { who: 0, what: { do: 'edit', asked: [{ which: 18135, where: 0, field: 0, value: 15696, what: 8 }] } },
      { who: 0, what: { do: 'deliver', isCut: false, most: 1 } },
      {
        who: 1,
        what: {
          do: 'edit',
          asked: [
            { which: 51435, where: 0, field: 1705, value: 103911, what: 8 },
            { which: 75633, where: 0, field: 0, value: 37822, what: 33466 },
            { which: 0, where: 0, field: 0, value: 0, what: 8 },
          ],
        },
      },
      { who: 1, what: { do: 'deliver', isCut: false, most: 1 } },
      { who: 0, what: { do: 'hear', most: 2 } },
      { who: 0, what: { do: 'edit', asked: [{ which: 27897, where: 0, field: 47127, value: 90897, what: 8 }] } },
      {
        who: 0,
        what: {
          do: 'edit',
          asked: [
            { which: 16329, where: 28530, field: 77865, value: 45197, what: 8 },
            { which: 0, where: 0, field: 0, value: 0, what: 8 },
          ],
        },
      },
      { who: 1, what: { do: 'undo' } },
    ],
  ],
];

export const onceTakenFromOthers: [readonly Act[]][] = [
  // A word that was put in the place of another within one edit no longer took its place.
  [
    [
      { who: 2, what: { do: 'edit', asked: [{ which: 0, where: 0, field: 0, value: 0, what: 8 }] } },
      { who: 2, what: { do: 'deliver', isCut: false, most: 1 } },
      {
        who: 0,
        what: {
          do: 'edit',
          asked: [
            { which: 0, where: 0, field: 5256, value: 1782, what: 8 },
            { which: 0, where: 0, field: 0, value: 0, what: 73714 },
          ],
        },
      },
      { who: 0, what: { do: 'hear', most: 1 } },
      { who: 0, what: { do: 'undo' } },
    ],
  ],
];
