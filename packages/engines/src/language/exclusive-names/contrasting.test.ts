import { describe, expect, it } from 'vitest';
import { readable } from '../names-in-text.ts';
import { contrastOf, exclusiveClasses, findMembers } from './contrasting.ts';

function contrast(question: string, text: string): [string, string] | undefined {
  const [asked, said] = [readable(question), readable(text)];
  const found = contrastOf(findMembers(asked), findMembers(said));
  return found && [asked.slice(found.asked.start, found.asked.end), said.slice(found.stated.start, found.stated.end)];
}

describe('contrastOf()', () => {
  it.each([
    ['What term does the USPTO give for a reply?', 'The EPO gives four months.', ['USPTO', 'EPO']],
    ['Is an oral dose enough?', 'The inhaled dose was 2 mg.', ['oral', 'inhaled']],
    ['Half-life of IgA', 'IgG lasts three weeks.', ['IgA', 'IgG']],
    ['How does EPDM swell in oil?', 'Viton hardly swells in oil.', ['EPDM', 'Viton']],
    ['大鼠体内的清除率', '小鼠的清除率更高。', ['大鼠', '小鼠']],
    ['日本における期間', '欧州では12か月である。', ['日本', '欧州']],
    ['美國的寬限期多久？', '中国的期限是六个月。', ['美国', '中国']],
    ['Corrosion in sea water', 'In fresh water it corrodes slowly.', ['sea water', 'fresh water']],
    [
      'Can I charge an LFP cell below 0 °C?',
      'Discharge power of the cells falls below -10 °C.',
      ['charge', 'Discharge'],
    ],
    ['鋰電池 充電 低溫', '放电容量在-20 °C下降。', ['充电', '放电']],
  ])('%s: %s', (question, text, found) => {
    expect(contrast(question, text)).toEqual(found);
  });

  it.each([
    ['What does US law say?', 'Under 35 USC 102 a disclosure counts.'],
    ['What does the EPO accept?', 'The EPC asks for novelty, as does the USPTO.'],
    ['IgG half-life', 'IgG4 lasts as long.'],
    ['IgG1 half-life', 'IgG lasts three weeks.'],
    ['FKM versus EPDM in acid', 'EPDM stands acid.'],
    ['How does EPDM swell?', 'The rubber swells in oil.'],
    ['Fatigue of tin', 'Solder fatigues in shear.'],
    ['硅橡胶的寿命', '矽橡膠可用十年。'],
    ['What can I charge a licensee for this patent?', 'The cell is discharged to 2.5 V.'],
    ['May we charge the reactor with catalyst at 80 °C?', 'Discharge of the cell ends at 2.5 V.'],
    ['Charge transfer resistance of LFP cells', 'The discharge capacity of the cells falls in the cold.'],
    ['State of charge for storing lithium cells', 'Cells are discharged before transport.'],
    ['Charge and discharge of an LFP cell', 'Discharge power of the cell falls in the cold.'],
    ['Thin fins stick together when the wafer dries', 'Wet cleaning ends with isopropanol.'],
    ['How hot may I dry PA66?', 'Moist PA66 hydrolyses above 100 °C.'],
    ['SnO2 or zirconia for a gas sensor', 'Tin dioxide works at 200-450 °C.'],
    ['In2O3和铜哪个好', '氧化铟会流失。'],
  ])('has nothing to say of %s: %s', (question, text) => {
    expect(contrast(question, text)).toBeUndefined();
  });

  it('sets every member of a class against every other, but those above and below it', () => {
    for (const { members } of exclusiveClasses)
      for (const [at, { names, within }] of members.entries()) {
        const [name = ''] = names.split('|');
        expect(contrast(name, name), name).toBeUndefined();
        const other = members[(at + 1) % members.length]!;
        const [otherName = ''] = other.names.split('|');
        const isSort = within !== undefined || other.within !== undefined;
        if (!isSort && at + 1 < members.length)
          // Of a cell, since some are read in their field alone.
          expect(contrast(`${name} of a cell`, otherName), `${name}, ${otherName}`).toBeDefined();
      }
  });
});
