import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Table } from '../Table/Table.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Text } from '../Text/Text.tsx';
import { color, vars } from '../theme/contract.css.ts';
import { colorAt, contrastRatio, requiredContrast } from '../tokens/contrast.ts';
import { type Brand as BrandColours, createTheme } from '../tokens/createTheme.ts';
import { duration, space, type TypeSize, typeScale } from '../tokens/scales.ts';
import { colorVariables } from '../tokens/themeRules.ts';
import { themes } from '../tokens/themes.ts';
import type { ThemeName } from '../tokens/tokens.types.ts';
import * as styles from './Foundations.css.ts';

const meta = { title: 'Foundations', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

const variable = (reference: string) => reference.replace(/^var\((.*)\)$/, '$1');

function Part({ title, children, lead }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="title3">
        {title}
      </Heading>
      <Text as="p" hasMeasure>
        {lead}
      </Text>
      {children}
    </Stack>
  );
}

const groups = [
  'surface',
  'ink',
  'line',
  'accent',
  'critical',
  'caution',
  'info',
  'positive',
  'evidence',
  'category',
] as const;

export const Colour: Story = {
  render: () => (
    <Stack gap={10}>
      <Part
        title="Roles"
        lead="Choose by role, never by hue. Verdigris marks what a person can act on or what a source supports; cinnabar, saffron, cobalt and moss are failure, caution, news and success. State is icon, word and colour together."
      >
        {groups.map((group) => (
          <Stack key={group} gap={2}>
            <Heading level={3}>{group}</Heading>
            <ul className={styles.swatches}>
              {Object.entries(color[group]).map(([name, reference]) => (
                <li key={name}>
                  <div className={styles.swatch} style={{ background: reference }} />
                  <code className={styles.name}>{variable(reference)}</code>
                </li>
              ))}
            </ul>
          </Stack>
        ))}
      </Part>
      <Part title="Ramps" lead="Sequential for amounts, diverging for what lies on either side of a neutral value.">
        {(['sequence', 'diverge'] as const).map((ramp) => (
          <div key={ramp} className={styles.ramp}>
            {Object.entries(color[ramp]).map(([name, reference]) => (
              <div key={name} className={styles.step} style={{ background: reference }} />
            ))}
          </div>
        ))}
      </Part>
    </Stack>
  ),
};

const names = Object.keys(themes) as ThemeName[];
const pairs = requiredContrast.map(([foreground, background, least, more]) => ({
  foreground,
  background,
  least,
  more,
}));

/** Every pair that must stay legible, with its ratio in each theme. */
export const Contrast: Story = {
  tags: ['no-visual'],
  render: () => (
    <Table
      label="Contrast of required pairs"
      density="compact"
      rows={pairs}
      rowKey={({ foreground, background }) => `${foreground} ${background}`}
      columns={[
        {
          id: 'pair',
          header: 'Pair',
          isRowHeader: true,
          cell: ({ foreground, background }) => `${foreground} on ${background}`,
        },
        {
          id: 'least',
          header: 'Least',
          isNumeric: true,
          isMuted: true,
          cell: ({ least, more }) => `${least.toFixed(1)}, ${more.toFixed(1)}`,
        },
        ...names.map((name) => ({
          id: name,
          header: name,
          isNumeric: true,
          cell: ({ foreground, background }: (typeof pairs)[number]) =>
            contrastRatio(colorAt(themes[name], foreground), colorAt(themes[name], background)).toFixed(2),
        })),
      ]}
    />
  ),
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(requiredContrast.length + 1);
  },
};

const brands: readonly { name: string; brand: BrandColours }[] = [
  { name: 'Cobalt and sand', brand: { accent: '#2250a4', neutral: '#6b6255', evidence: '#b86301' } },
  { name: 'Plum and slate', brand: { accent: '#7a3e8e', neutral: '#5a6472', evidence: '#1b7c72' } },
  { name: 'Signal yellow', brand: { accent: '#ffd400', neutral: '#555555', evidence: '#0077b6' } },
];

/** Themes made from three colours; even a yellow that no text can stand on becomes an accent that carries its own. */
export const Brand: Story = {
  render: () => (
    <Part
      title="Themes of a brand"
      lead="createTheme takes an accent, a neutral and the colour of evidence, and keeps every required contrast by calculation. Failure, caution and success stay as they are, whatever the brand."
    >
      {brands.map(({ name, brand }) => {
        const made = createTheme(brand);
        return (
          <Inline key={name} gap={3} align="start">
            {(['light', 'dark'] as const).map((theme) => (
              <div
                key={theme}
                className={styles.brand}
                style={Object.fromEntries(
                  Object.entries(colorVariables(made[theme])).map(([variable, value]) => [`--${variable}`, value]),
                )}
              >
                <Stack gap={3}>
                  <Text weight="medium" tone="strong">
                    {name}, {theme}
                  </Text>
                  <Text size="dense" tone="muted">
                    Binders limit <mark className={styles.cited}>manganese dissolution</mark> at 4.7 V.
                  </Text>
                  <Inline>
                    <Button variant="primary" size="compact">
                      Ask
                    </Button>
                    <Button size="compact">Save</Button>
                    <Tag tone="accent">Met</Tag>
                  </Inline>
                </Stack>
              </div>
            ))}
          </Inline>
        );
      })}
    </Part>
  ),
};

const samples = {
  en: 'Binders limit manganese dissolution at 4.7 V',
  'zh-Hans': '含羧基的粘结剂可抑制锰在 4.7 V 下的溶出',
  ja: 'バインダーは 4.7 V でのマンガン溶出を抑えます',
  'zh-Hant': '含羧基的黏結劑可抑制錳在 4.7 V 下的溶出',
};

function TypeScale({ language }: { language: keyof typeof samples }) {
  return (
    <Part
      title="Type"
      lead="Prose for what is read, body for controls and lists, dense for tables, caption and micro for what stands beside. Chinese and Japanese get taller lines, no tracking, no italics, and 12 px at least."
    >
      {(Object.keys(typeScale) as TypeSize[]).map((step) => (
        <div key={step}>
          <Text as="div" size={step} tone="strong">
            {samples[language]}
          </Text>
          <Text size="caption" tone="muted" isTabular>
            {step} {typeScale[step].size}/{typeScale[step].line} {typeScale[step].weight}
          </Text>
        </div>
      ))}
    </Part>
  );
}

export const Type: Story = { render: () => <TypeScale language="en" /> };
export const TypeInJapanese: Story = { globals: { language: 'ja' }, render: () => <TypeScale language="ja" /> };
export const TypeInSimplifiedChinese: Story = {
  globals: { language: 'zh-Hans' },
  render: () => <TypeScale language="zh-Hans" />,
};
export const TypeInTraditionalChinese: Story = {
  globals: { language: 'zh-Hant' },
  render: () => <TypeScale language="zh-Hant" />,
};

/** Signs of science in the text's own type: none falls back to a font of the system. */
export const Science: Story = {
  render: () => (
    <Part
      title="Scientific text"
      lead="Superscripts, relations, arrows and sets come with the fonts, and only when a page needs them."
    >
      {['prose', 'body', 'dense'].map((step) => (
        <Text key={step} as="p" size={step as TypeSize}>
          0.13 mA cm⁻², 10⁻³ to 10⁶ S m⁻¹, pKa ≈ 4.5, x ≤ 0.05, ΔG⁰ = −42 kJ mol⁻¹, H₂O ⇌ H⁺ + OH⁻, SO₄²⁻, α ∈ ℝ, ⟨111⟩
          ⊥ (001)
        </Text>
      ))}
      <Text isMono>CN 112345678 A, C₆H₁₂O₆, 5 µm, α → β</Text>
    </Part>
  ),
};

export const Space: Story = {
  render: () => (
    <Part
      title="Space"
      lead="Everything sits on 4. Inside a control 8 or 12, between related things 8 to 16, between parts of a page 40. The 2 px step is for optical work."
    >
      {Object.entries(space).map(([step, px]) => (
        <Inline key={step} gap={3} canWrap={false}>
          <span style={{ width: 96 }}>
            <Text size="dense" isTabular>
              {step} · {px} px
            </Text>
          </span>
          <div className={styles.bar} style={{ width: px }} />
        </Inline>
      ))}
    </Part>
  ),
};

export const Elevation: Story = {
  render: () => (
    <Part
      title="Elevation"
      lead="A rule before a box, and a box before a shadow. Nothing on the page casts one; what floats does, always with a border."
    >
      <Inline gap={8}>
        {Object.entries(color.shadow).map(([name, shadow]) => (
          <div key={name} className={styles.sheet} style={{ boxShadow: shadow }}>
            {name}
          </div>
        ))}
      </Inline>
    </Part>
  ),
};

function Moves() {
  const [isEnd, setEnd] = useState(false);
  return (
    <Part
      title="Motion"
      lead="80 ms for hover and press, 140 for menus, 220 for content and bars, 320 for drawers and dialogs. Streamed text appears without a fade. Reduced motion sets all to nothing."
    >
      <div>
        <Button onClick={() => setEnd(!isEnd)}>Move</Button>
      </div>
      {Object.entries(duration).map(([name, ms]) => (
        <Stack key={name} gap={1}>
          <Text size="dense">
            {name} · {ms} ms
          </Text>
          <div
            className={styles.moving}
            style={{
              marginInlineStart: isEnd ? 240 : 0,
              transitionDuration: vars.motion.duration[name as keyof typeof duration],
            }}
          />
        </Stack>
      ))}
    </Part>
  );
}

export const Motion: Story = { tags: ['no-visual'], render: () => <Moves /> };

export const Icons: Story = {
  render: () => (
    <Part
      title="Icons"
      lead="Lucide, with a stroke of 1.5 px at 14, 16 and 20. An icon without a word needs a label; an icon beside a word is decoration."
    >
      <Inline>
        <Tag icon={icons.CheckIcon}>Beside a word</Tag>
      </Inline>
      <div className={styles.icons}>
        {Object.entries(icons).map(([name, drawing]) => (
          <span key={name} className={styles.icon}>
            <Icon of={drawing} size="lg" />
            {name}
          </span>
        ))}
      </div>
    </Part>
  ),
};
