import type { StandardTexts } from './standards.types.ts';

export const standardTexts: StandardTexts = {
  classes: {
    1: 'Building and destroying models',
    2: 'Developing models',
    3: 'Transition to the supersystem and to the micro-level',
    4: 'Detection and measurement',
    5: 'Applying the standards simply',
  },
  groups: {
    '1.1': 'Building a model',
    '1.2': 'Destroying a model',
    '2.1': 'Complex models',
    '2.2': 'Strengthening a model',
    '2.3': 'Matching rhythms',
    '2.4': 'Models with magnetic fields and particles',
    '3.1': 'Bisystems and polysystems',
    '3.2': 'The micro-level',
    '4.1': 'Ways round measuring',
    '4.2': 'Building a measuring model',
    '4.3': 'Strengthening a measuring model',
    '4.4': 'Measuring by magnetism',
    '4.5': 'Evolution of measuring systems',
    '5.1': 'Introducing substances',
    '5.2': 'Introducing fields',
    '5.3': 'Phase transitions',
    '5.4': 'Using physical effects',
    '5.5': 'Obtaining particles',
  },
  standards: {
    '1.1.1': [
      'Completing the model',
      'Name what is missing of two substances and a field, and bring it in, so that something acts on the product.',
    ],
    '1.1.2': [
      'Internal complex model',
      'Mix an additive into one of the two substances, for good or for a while, so that the field takes hold of it.',
    ],
    '1.1.3': [
      'External complex model',
      'Where nothing may be mixed in, attach the additive to the outside of one of the substances.',
    ],
    '1.1.4': [
      'Model with the environment',
      'Where no additive is allowed, let what already surrounds the substances act as the missing one.',
    ],
    '1.1.5': [
      'Model with a changed environment',
      'Where the surroundings do not help as they are, replace or decompose them, or put an additive into them.',
    ],
    '1.1.6': [
      'Minimal mode',
      'Where a small exact dose is hard to keep, apply more than is needed and take the surplus away.',
    ],
    '1.1.7': [
      'Maximal mode',
      'Where the full action is needed but harms the product, apply it to another substance that is joined to the product.',
    ],
    '1.1.8': [
      'Selective mode',
      'Where the action must be strong in one place and weak in another, shield the weak places or add what strengthens it in the strong ones.',
    ],
    '1.2.1': [
      'A new substance between',
      'Put a third substance between the two, free or cheap, that stops the harm and lets the use through.',
    ],
    '1.2.2': [
      'A variant of what is there',
      'Where nothing foreign may be brought in, make the separating substance out of the two that are there: heated, cooled, foamed, decomposed.',
    ],
    '1.2.3': ['Drawing the harm away', 'Add a substance that takes the harmful action of the field upon itself.'],
    '1.2.4': [
      'A field against the harm',
      'Where the two must touch, let a second field cancel the harm or turn it into a use.',
    ],
    '1.2.5': [
      'Switching magnetism off',
      'Undo a harmful magnetic bond by heating above the Curie point, by an opposite field or by shock.',
    ],
    '2.1.1': [
      'Chain',
      'Turn a part of the model into a model of its own, which can be controlled by itself and drives the first.',
    ],
    '2.1.2': [
      'Double model',
      'Where the parts may not be replaced, add a second, well controllable field that acts on the same substances.',
    ],
    '2.2.1': [
      'A better controllable field',
      'Replace a field that is hard to control by one that is easy: gravity by mechanical, mechanical by electric or magnetic.',
    ],
    '2.2.2': [
      'Finer division of the tool',
      'Divide the acting substance ever finer: from one body to parts, grains, powder, drops, molecules.',
    ],
    '2.2.3': [
      'Capillaries and pores',
      'Give the solid one cavity, then many, then pores and capillaries, and put into them what helps.',
    ],
    '2.2.4': [
      'More dynamic parts',
      'Give rigid parts joints, then make them flexible, then let them change with each phase of the work.',
    ],
    '2.2.5': [
      'Structured fields',
      'Replace a uniform field by one with a pattern in space or time, such as a standing wave or a focus.',
    ],
    '2.2.6': [
      'Structured substances',
      'Replace a uniform substance by one with a pattern: reinforced where load is, pores where flow is.',
    ],
    '2.3.1': [
      'Field in tune with the substance',
      'Match the frequency of the field with the natural frequency of product or tool, or keep it away from it on purpose.',
    ],
    '2.3.2': [
      'Two fields in tune',
      'Where two fields act, match their frequencies or let one be the opposite phase of the other.',
    ],
    '2.3.3': [
      "Actions in each other's pauses",
      'Do one of two actions that disturb each other in the pauses of the other.',
    ],
    '2.4.1': [
      'Ferromagnetic substance with a magnetic field',
      'Bring in a solid ferromagnetic part and a magnetic field, so that the action can be controlled from a distance.',
    ],
    '2.4.2': [
      'Ferromagnetic particles',
      'Replace the solid part by ferromagnetic grains or powder; the finer, the better it can be controlled.',
    ],
    '2.4.3': [
      'Magnetic liquid',
      'Use a colloid of ferromagnetic particles in a liquid, which flows and yet follows a magnet.',
    ],
    '2.4.4': [
      'Capillaries with magnetic particles',
      'Hold magnetic particles or liquid in the pores and capillaries of a body.',
    ],
    '2.4.5': [
      'Magnetic additive',
      'Where a substance cannot be made magnetic itself, mix magnetic particles into it or coat it with them.',
    ],
    '2.4.6': [
      'Magnetic environment',
      'Where even the additive is not allowed, put the magnetic particles into the surroundings of the substance.',
    ],
    '2.4.7': [
      'Effects of magnetism',
      'Control the model by an effect of magnetism, such as the Curie point or magnetostriction.',
    ],
    '2.4.8': [
      'Dynamic magnetic model',
      'Make the magnetic parts movable or flexible, so that the field changes their form as the work goes on.',
    ],
    '2.4.9': [
      'Structured magnetic model',
      'Give the magnetic field a pattern, so that the particles take the structure that is wanted.',
    ],
    '2.4.10': [
      'Rhythms of a magnetic model',
      'Match the rhythm of the magnetic field with that of the substances, by pulses or at resonance.',
    ],
    '2.4.11': [
      'Model with electric current',
      'Where magnetic particles cannot be used, let electric currents act on each other or with a magnetic field.',
    ],
    '2.4.12': ['Electrorheological liquid', 'Use a suspension whose viscosity is set by an electric field.'],
    '3.1.1': ['Building a bisystem or polysystem', 'Join the system with a second one, or with many, to one whole.'],
    '3.1.2': [
      'Developing the links',
      'Make the links between the joined systems tighter or looser, up to links that change.',
    ],
    '3.1.3': [
      'Growing differences',
      'Let the joined systems differ: alike, then shifted in a property, then different, then opposite.',
    ],
    '3.1.4': [
      'Folding parts together',
      'Leave out parts that the joined systems can share, until one simple system does the work of all.',
    ],
    '3.1.5': [
      'Opposite properties of whole and part',
      'Let the whole have one property and its parts the opposite one, as a chain of rigid links bends.',
    ],
    '3.2.1': [
      'Going to the micro-level',
      'Let grains, molecules, ions or electrons do under a field what parts did before.',
    ],
    '4.1.1': [
      'Making measurement needless',
      'Change the system so that it regulates itself and nothing has to be measured.',
    ],
    '4.1.2': ['Measuring a copy', 'Measure an image, a cast or a sample in place of the object.'],
    '4.1.3': [
      'Two detections in a row',
      'Turn a measurement into detections, one after another, of whether a state is reached.',
    ],
    '4.2.1': [
      'Measuring model',
      'Let a field pass through the object or arise from it, and read from the field what is to be known.',
    ],
    '4.2.2': ['Additive that can be detected', 'Put something into the object or onto it that is easy to detect.'],
    '4.2.3': [
      'Detectable environment',
      'Where nothing may be put into the object, put into its surroundings what shows a change of it.',
    ],
    '4.2.4': [
      'Signal from the environment itself',
      'Where nothing may be brought in from outside, make the marker from the surroundings: bubbles, vapour, ions.',
    ],
    '4.3.1': ['Effects that show a value', 'Use a physical effect by which the wanted value shows itself.'],
    '4.3.2': ['Resonance of the object', 'Make the object vibrate and read its state from the shift of its resonance.'],
    '4.3.3': [
      'Resonance of something joined',
      'Where the object cannot be made to vibrate, read the resonance of something joined to it or around it.',
    ],
    '4.4.1': ['Magnetic mark', 'Bring in a solid magnetic part and a magnetic field, and measure the field.'],
    '4.4.2': [
      'Magnetic particles as mark',
      'Replace a substance by magnetic particles or add them, and detect their field.',
    ],
    '4.4.3': [
      'Magnetic additive as mark',
      'Where the substance may not be replaced, mix or coat it with magnetic particles to detect it.',
    ],
    '4.4.4': [
      'Magnetic surroundings as mark',
      'Where even that is not allowed, put magnetic particles into the surroundings and detect how they lie.',
    ],
    '4.4.5': [
      'Magnetic effects that show a value',
      'Measure by an effect of magnetism: Curie point, Hall effect, magnetostriction, magnetic resonance.',
    ],
    '4.5.1': ['Several measuring systems', 'Join two or more measuring systems where one is not accurate enough.'],
    '4.5.2': [
      'Measuring derivatives',
      'Measure in place of the value its change, and in place of the change its acceleration.',
    ],
    '5.1.1': [
      'Substances by detours',
      'Where a substance may not be added, use a void, a field, a trace of a strong additive, a copy, or what can be taken away again.',
    ],
    '5.1.2': [
      'Dividing what is there',
      'Divide the substance into parts that act on each other, in place of adding a tool.',
    ],
    '5.1.3': [
      'Additives that vanish',
      'Let what was added vanish after its work, or become the same as what is there.',
    ],
    '5.1.4': [
      'Much with little substance',
      'Where much of a substance is needed but not allowed, use something inflated or foam.',
    ],
    '5.2.1': ['Fields that are there', 'Use the fields that the system already holds for a second purpose.'],
    '5.2.2': [
      'Fields of the environment',
      "Use fields of the surroundings: gravity, heat of the air, light, the earth's magnetism.",
    ],
    '5.2.3': [
      'Substances as sources of fields',
      'Let a substance that is there be the source of the field that is needed.',
    ],
    '5.3.1': ['Another phase', 'Change the phase of what is there, in place of adding another substance.'],
    '5.3.2': [
      'Phase that changes with the work',
      'Use a substance that goes from one phase to another and back with the conditions of work.',
    ],
    '5.3.3': [
      'What comes with a phase change',
      'Use what comes with the change: latent heat, change of volume, of conductivity, of magnetism.',
    ],
    '5.3.4': [
      'Two phases at once',
      'Replace a substance of one phase by one of two phases, such as wet, foamed or powdered.',
    ],
    '5.3.5': ['Phases that act on each other', 'Let the two phases act on each other by physics or chemistry.'],
    '5.4.1': [
      'Reversible change by itself',
      'Where an object must be in one state now and in another then, let it change there and back by itself at a critical point.',
    ],
    '5.4.2': [
      'Strong output from weak input',
      'Hold the substance near a critical state, so that a weak signal releases a strong action.',
    ],
    '5.5.1': [
      'Particles by decomposition',
      'Obtain the particles needed by taking a larger substance apart: ions from molecules, atoms from ions.',
    ],
    '5.5.2': ['Particles by combination', 'Obtain the particles needed by joining smaller ones.'],
    '5.5.3': [
      'The easiest way to particles',
      'Take apart the nearest higher level, or complete the nearest lower one, whichever is nearer.',
    ],
  },
  reasons: {
    incomplete: 'Something of two substances and a field is missing.',
    harmful: 'The action between the substances does harm.',
    insufficient: 'The action is useful but too weak or too hard to control.',
    excessive: 'The action is useful but more than is wanted.',
    measurement: 'Something is to be detected or measured.',
    transition: 'If changes inside the system are not enough, change the level of the system.',
    simplification: 'It shows how to bring in what another standard asks for.',
    'a part is missing': 'A substance or the field is still to be found.',
    'the model is whole': 'Both substances and the field are there.',
    'a field acts': 'A field is there to build on.',
    'additives inside allowed': 'Something may be mixed into the substances.',
    'additives outside allowed': 'Something may be attached to the substances.',
    'environment free': 'The surroundings may be used or changed.',
    'new substance allowed': 'A new substance may be brought in.',
    'new field allowed': 'A new field may be brought in.',
    'parts may change': 'The parts may be changed or replaced.',
    'no additives inside': 'Nothing may be mixed into the substances.',
    'no additives outside': 'Nothing may be attached to the substances.',
    'no new substance': 'No new substance may be brought in.',
    'no new field': 'No new field may be brought in.',
    'parts are fixed': 'The parts may be neither changed nor replaced.',
    'contact is needed': 'The two substances must touch.',
    'contact is free': 'The two substances need not touch.',
    'mechanical field': 'The field is mechanical, which can be hard to control.',
    'field with a rhythm': 'The field can have a rhythm.',
    'thermal field': 'The field is thermal and can change a phase.',
    'magnetic field': 'The field is magnetic.',
    'magnetism possible': 'Magnetism is there or may be brought in.',
    'electric field': 'The field is electric.',
    'chemical field': 'The field is chemical and can make particles.',
  },
};
