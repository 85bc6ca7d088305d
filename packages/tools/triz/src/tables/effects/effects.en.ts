import type { EffectTexts } from './effect-texts.types.ts';

export const effectTexts: EffectTexts = {
  'joule heating': [
    'Joule heating',
    'A current heats the conductor through which it flows.',
    'The conductor must carry the current; contacts heat too.',
  ],
  'induction heating': [
    'Induction heating',
    'An alternating magnetic field heats a conductor from a distance by eddy currents.',
    'Conductors only; the heat is made in a skin that is thinner at a higher frequency.',
  ],
  'dielectric heating': [
    'Dielectric heating',
    'A high-frequency field heats a poor conductor in its whole volume.',
    'Needs dielectric loss, as of water; depth is limited at microwave frequency.',
  ],
  'friction heating': [
    'Friction heating',
    'Sliding under pressure turns work into heat at the surface of contact.',
    'Wears the surfaces; the heat stays near the contact.',
  ],
  'peltier effect': [
    'Peltier effect',
    'A current through the joint of two conductors takes up heat on one side and gives it off on the other.',
    'Low efficiency; the hot side must be cooled.',
  ],
  'magnetocaloric effect': [
    'Magnetocaloric effect',
    'A magnetic field warms a magnetic material, and the material cools when the field is taken away.',
    'Strong only near the Curie temperature of the material and in fields of tesla.',
  ],
  'electrocaloric effect': [
    'Electrocaloric effect',
    'An electric field warms a polar dielectric, and the dielectric cools when the field is taken away.',
    'Thin films in strong fields near a phase transition.',
  ],
  'joule-thomson effect': [
    'Joule-Thomson effect',
    'A real gas changes its temperature when it is throttled.',
    'Cools only below the inversion temperature of the gas.',
  ],
  'vortex tube': [
    'Vortex tube',
    'A whirling flow of compressed gas parts into a hot and a cold stream without moving parts.',
    'Low efficiency; noisy; needs compressed gas.',
  ],
  'evaporative cooling': [
    'Evaporative cooling',
    'A liquid that evaporates takes its latent heat from what is left or from the surface.',
    'Ends when the surrounding gas is saturated; uses liquid up.',
  ],
  'boiling heat transfer': [
    'Boiling heat transfer',
    'Bubbles of vapour carry heat away from a hot wall at a small difference of temperature.',
    'Above the critical heat flux a film of vapour insulates the wall.',
  ],
  'heat pipe': [
    'Heat pipe',
    'A liquid evaporates at the hot end of a closed tube, condenses at the cold end and returns through a wick.',
    'Limited by capillary pressure, sound speed and the temperature range of the liquid.',
  ],
  'forced convection': [
    'Forced convection',
    'A driven flow carries heat to or from a surface.',
    'Needs power for the flow; a boundary layer resists.',
  ],
  'natural convection': [
    'Natural convection',
    'Warm fluid rises and cold fluid sinks, which carries heat without a drive.',
    'Weak; needs gravity and height.',
  ],
  'thermal radiation': [
    'Thermal radiation',
    'Every body gives off radiation that grows with the fourth power of its absolute temperature.',
    'Needs a line of sight; depends on emissivity.',
  ],
  'radiative sky cooling': [
    'Radiative sky cooling',
    'A surface that emits between 8 and 13 micrometres loses heat through the atmosphere to space.',
    'Needs a clear sky and low absorption of sunlight.',
  ],
  'latent heat storage': [
    'Latent heat storage',
    'A substance takes up or gives off heat at a constant temperature while it melts or solidifies.',
    'Volume changes; conducts poorly; may undercool.',
  ],
  'thermoacoustic effect': [
    'Thermoacoustic effect',
    'A gradient of temperature along a stack drives sound, and sound in a stack pumps heat.',
    'Needs a resonator; moderate efficiency.',
  ],
  'vacuum insulation': [
    'Vacuum insulation',
    'An evacuated gap conducts no heat by gas and no sound.',
    'Walls must bear the pressure; leaks spoil it; radiation remains.',
  ],
  'leidenfrost effect': [
    'Leidenfrost effect',
    'A drop on a very hot surface floats on its own vapour.',
    'The surface must be well above the boiling point; the heat transfer falls.',
  ],
  'exothermic reaction': [
    'Exothermic reaction',
    'Substances that react give off heat where they are mixed.',
    'Hard to stop; needs ignition or mixing.',
  ],
  'absorption refrigeration': [
    'Absorption refrigeration',
    'A solution takes up refrigerant vapour, and heat instead of a compressor drives it out again.',
    'Large; low coefficient of performance.',
  ],
  'bernoulli effect': [
    'Bernoulli effect',
    'Where a flow is faster, its pressure is lower, which sucks and lifts.',
    'Losses by friction; holds along a streamline.',
  ],
  'venturi effect': [
    'Venturi effect',
    'A narrow place in a pipe lowers the pressure by an amount that tells the flow.',
    'Turbulent flow above a minimum Reynolds number; some pressure is lost.',
  ],
  'coanda effect': [
    'Coanda effect',
    'A jet follows a curved wall beside it.',
    'The curve must be gentle; the jet may break away.',
  ],
  'magnus effect': [
    'Magnus effect',
    'A spinning body in a flow is pushed to the side.',
    'Needs spin and flow; drag grows too.',
  ],
  'capillary action': [
    'Capillary action',
    'A liquid that wets rises in narrow gaps and pores by itself.',
    'Slow over long ways; depends on wetting; height is limited.',
  ],
  electrowetting: [
    'Electrowetting',
    'A voltage makes a drop of conducting liquid spread on an insulated electrode.',
    'The contact angle saturates; the dielectric may break down.',
  ],
  'marangoni effect': [
    'Marangoni effect',
    'A liquid flows along its surface from low to high surface tension.',
    'Spoiled by traces of surfactant; thin layers.',
  ],
  cavitation: [
    'Cavitation',
    'Bubbles that form at low pressure collapse with strong local jets and shock.',
    'Erodes walls; noisy.',
  ],
  'water hammer': [
    'Water hammer',
    'A column of liquid that is stopped suddenly gives a strong pulse of pressure.',
    'Strains pipes; needs fast closing.',
  ],
  'archimedes buoyancy': [
    'Buoyancy',
    'A body in a fluid is lifted by the weight of the fluid that it displaces.',
    'Needs gravity and a difference of density.',
  ],
  'pascal principle': [
    "Pascal's principle",
    'Pressure in a confined liquid acts equally everywhere, so a small force on a small piston lifts a large load.',
    'Seals must hold; the way grows shorter as the force grows.',
  ],
  'centrifugal separation': [
    'Centrifugal separation',
    'Rotation drives what is denser outward.',
    'Needs a difference of density; the rotor must bear the load.',
  ],
  cyclone: [
    'Cyclone',
    'A whirl in a cone throws particles out of a gas to the wall without moving parts.',
    'Poor below some micrometres; pressure loss.',
  ],
  fluidisation: [
    'Fluidisation',
    'A gas that flows up through a bed of particles makes it behave like a liquid.',
    'Particle size and flow must match; fines are carried off.',
  ],
  'karman vortex street': [
    'Kármán vortex street',
    'A blunt body in a flow sheds vortices at a frequency proportional to the speed.',
    'Not in very slow flow; may excite resonance.',
  ],
  ejector: [
    'Ejector',
    'A fast jet drags another fluid along and compresses it without moving parts.',
    'Low efficiency; works near its design point.',
  ],
  'air bearing': [
    'Gas bearing',
    'A thin film of gas under pressure carries a part almost without friction.',
    'Needs clean gas and fine tolerances; low load.',
  ],
  'hydrodynamic lubrication': [
    'Hydrodynamic lubrication',
    'A moving surface draws liquid into a wedge whose pressure parts the surfaces.',
    'Needs speed; start and stop touch.',
  ],
  'drag reduction by polymers': [
    'Drag reduction by polymers',
    'Traces of long-chain polymer lower the friction of turbulent flow.',
    'Turbulent flow only; chains break with time.',
  ],
  'inertial focusing': [
    'Inertial focusing',
    'Particles in a laminar channel flow gather at fixed distances from the wall.',
    'Narrow channels and a suitable Reynolds number.',
  ],
  electrospray: [
    'Electrospray',
    'A high voltage draws a liquid into a cone that emits fine charged drops or fibres.',
    'Low throughput; needs a suitable conductivity.',
  ],
  'pressure atomisation': [
    'Pressure atomisation',
    'A liquid forced through a small opening breaks up into drops.',
    'Openings clog and wear; drop sizes scatter.',
  ],
  'thermal expansion': [
    'Thermal expansion',
    'A body grows with temperature, with great force where it is held.',
    'Small strokes; slow; depends on the material.',
  ],
  'bimetal bending': [
    'Bimetal bending',
    'Two joined strips that expand differently bend when they are heated.',
    'Small force; creeps at high temperature.',
  ],
  'shape memory effect': [
    'Shape memory effect',
    'A deformed alloy returns to its former shape when it is heated.',
    'Fatigue; slow to cool; narrow range of temperature.',
  ],
  superelasticity: [
    'Superelasticity',
    'An alloy stretches by several per cent through a change of its lattice and springs back.',
    'Narrow range of temperature; hysteresis.',
  ],
  'gyroscopic effect': [
    'Gyroscopic effect',
    'A spinning body keeps its axis and turns at right angles to a torque.',
    'Needs a fast rotor; drifts by friction.',
  ],
  'coriolis effect': [
    'Coriolis effect',
    'Mass that moves in a rotating or vibrating frame is pushed to the side in proportion to its flow.',
    'Small signal; sensitive to vibration from outside.',
  ],
  'centrifugal force': [
    'Centrifugal force',
    'In rotation everything is pushed outward, the more the faster.',
    'Grows with the square of speed; strength limits it.',
  ],
  'flywheel inertia': [
    'Inertia of a flywheel',
    'A rotating mass stores work and evens out a drive.',
    'Burst danger; bearing losses.',
  ],
  'wedge effect': [
    'Wedge and screw',
    'An inclined plane turns a long way with small force into a short way with large force, and can lock itself.',
    'Friction losses.',
  ],
  'belt friction': [
    'Rope friction',
    'A rope wound round a drum holds a force that grows exponentially with the angle of wrap.',
    'Wears; depends on the friction coefficient.',
  ],
  'elastic buckling': [
    'Elastic buckling',
    'A slender part under compression jumps sideways at a critical load and can have two stable shapes.',
    'Sensitive to imperfections.',
  ],
  'jamming of granules': [
    'Jamming of granules',
    'A bag of grains turns rigid around an object when air is drawn out, and soft again with air.',
    'Needs vacuum; moderate force.',
  ],
  'auxetic structure': [
    'Auxetic structure',
    'A structure with a negative Poisson ratio grows wider when it is pulled.',
    'Porous; lower stiffness than solid.',
  ],
  'dynamic vibration absorber': [
    'Dynamic vibration absorber',
    'A small tuned mass on a spring takes the vibration of a larger body upon itself.',
    'Works near one frequency unless it is damped.',
  ],
  'viscoelastic damping': [
    'Viscoelastic damping',
    'A polymer that is strained to and fro turns vibration into heat.',
    'Depends on temperature and frequency.',
  ],
  'residual compressive stress': [
    'Compressive residual stress',
    'A surface that is pressed in, as by peening, resists the opening of cracks.',
    'Relaxes with heat; thin layer.',
  ],
  'strain hardening': [
    'Strain hardening',
    'Plastic deformation in the cold makes a metal stronger.',
    'Costs ductility; lost by annealing.',
  ],
  'elastic storage': [
    'Elastic storage in a spring',
    'A spring gives a force in proportion to its travel and gives its work back.',
    'Fatigue; settles with time.',
  ],
  'suction gripping': [
    'Suction gripping',
    'A lower pressure under a cup lets the air outside press a part against it.',
    'Needs a tight surface; limited by atmospheric pressure.',
  ],
  'impact fracture': [
    'Impact crushing',
    'A fast blow breaks brittle material along its flaws.',
    'Wear, noise and dust; ductile material only deforms.',
  ],
  sieving: [
    'Sieving',
    'Openings of one size let small particles pass and hold back large ones.',
    'Blinding of openings; slow for fines.',
  ],
  'ultrasonic cleaning': [
    'Ultrasonic cleaning',
    'Sound in a liquid drives bubbles whose collapse loosens dirt from surfaces and bores.',
    'May pit soft surfaces; needs a liquid.',
  ],
  'ultrasonic pulse echo': [
    'Ultrasonic echo',
    'A pulse of sound returns from a boundary after a time that tells the distance.',
    'Needs coupling; poor in coarse or porous matter.',
  ],
  'doppler effect': [
    'Doppler effect',
    'Waves from what moves have a frequency shifted in proportion to its speed.',
    'Needs scatterers or a reflecting target; angle matters.',
  ],
  'acoustic radiation force': [
    'Acoustic radiation force',
    'A standing wave of sound pushes particles and drops to its nodes and holds them.',
    'Small bodies; strong sound.',
  ],
  'helmholtz resonator': [
    'Helmholtz resonator',
    'A cavity with a neck takes sound of one frequency up.',
    'Narrow band; size grows at low frequency.',
  ],
  'porous sound absorption': [
    'Porous absorption',
    'Air that moves in fine pores turns sound into heat.',
    'Thick layers for low frequencies.',
  ],
  'cancelling by interference': [
    'Cancelling by interference',
    'A second wave in opposite phase wipes the first out.',
    'Low frequencies; limited space; needs control.',
  ],
  'ultrasonic welding': [
    'Ultrasonic joining',
    'Vibration under pressure rubs and joins parts within seconds.',
    'Thin parts; thermoplastics or soft metals.',
  ],
  'acoustic emission': [
    'Acoustic emission',
    'A crack that grows sends out bursts of sound that can be heard from afar.',
    'Only growth is heard; noise disturbs.',
  ],
  'photoacoustic effect': [
    'Photoacoustic effect',
    'Light that is pulsed and absorbed makes sound.',
    'Small signal; needs a closed cell or contact.',
  ],
  'resonance shift': [
    'Shift of resonance',
    'The natural frequency of a body tells its mass, stiffness or load.',
    'Temperature shifts it too.',
  ],
  'vibratory conveying': [
    'Vibratory conveying',
    'A slanted vibration makes parts or powder hop forward.',
    'Noise; sticky matter does not move.',
  ],
  'lorentz force': [
    'Lorentz force',
    'A current in a magnetic field is pushed at right angles to both.',
    'Needs current and field; copper heats.',
  ],
  'electromagnetic induction': [
    'Electromagnetic induction',
    'A changing magnetic flux drives a voltage round a loop.',
    'Nothing is induced at rest.',
  ],
  'eddy currents': [
    'Eddy currents',
    'A conductor that moves in a magnetic field is braked without touch, and a coil feels its flaws.',
    'Conductors only; no force at rest.',
  ],
  'hall effect': [
    'Hall effect',
    'A magnetic field across a current gives a voltage to the side.',
    'Small voltage; temperature drift.',
  ],
  'giant magnetoresistance': [
    'Giant magnetoresistance',
    'The resistance of thin magnetic layers depends on how their magnetisations lie to each other.',
    'Saturates; thin films.',
  ],
  magnetostriction: [
    'Magnetostriction',
    'A magnetic material changes its length in a magnetic field.',
    'Small strokes; needs coils.',
  ],
  'piezoelectric effect': [
    'Piezoelectric effect',
    'Certain crystals give a charge when they are pressed.',
    'No static measurement; charge leaks.',
  ],
  'inverse piezoelectric effect': [
    'Inverse piezoelectric effect',
    'A voltage stretches a piezoelectric body by nanometres to micrometres, fast and with force.',
    'Small strokes; hysteresis; high voltage.',
  ],
  'dielectric elastomer': [
    'Dielectric elastomer actuation',
    'A voltage across a soft film presses it thin and makes it wide.',
    'Kilovolts; breakdown.',
  ],
  'electrostatic attraction': [
    'Electrostatic attraction',
    'Opposite charges attract, which holds sheets and catches powder.',
    'Dry air; charge leaks; weak over distance.',
  ],
  'electrostatic precipitation': [
    'Electrostatic precipitation',
    'A corona charges dust in a gas and a field pulls it to a plate.',
    'Resistivity of the dust matters; makes ozone.',
  ],
  dielectrophoresis: [
    'Dielectrophoresis',
    'A field that is not uniform moves neutral particles by their polarisation.',
    'Strong fields over small gaps; heating.',
  ],
  electrophoresis: [
    'Electrophoresis',
    'Charged particles or molecules move in a liquid under a field, each at its own speed.',
    'Heating; depends on pH and salt.',
  ],
  electroosmosis: [
    'Electroosmosis',
    'A field along a charged wall moves the liquid beside it.',
    'Narrow channels; high voltage.',
  ],
  electrolysis: [
    'Electrolysis',
    'A current drives a chemical reaction at electrodes that would not run by itself.',
    'Energy; electrodes wear.',
  ],
  electrodeposition: [
    'Electrodeposition',
    'A current deposits metal ions of a bath as a coating.',
    'Conducting surfaces; thickness varies at edges.',
  ],
  'electrical discharge machining': [
    'Spark erosion',
    'Sparks in a dielectric liquid remove conducting material of any hardness.',
    'Slow; conductors only; a damaged layer remains.',
  ],
  'corona discharge': [
    'Corona discharge',
    'A sharp electrode at high voltage ionises the gas beside it.',
    'Makes ozone; ends in a spark.',
  ],
  'plasma etching': [
    'Plasma etching',
    'Ions and radicals of a discharge carry material off a surface.',
    'Vacuum; mask wears too.',
  ],
  'seebeck effect': [
    'Seebeck effect',
    'A difference of temperature between the joints of two conductors gives a voltage.',
    'Small voltage; low efficiency as a source.',
  ],
  'temperature dependence of resistance': [
    'Resistance thermometry',
    'The resistance of a metal grows with temperature.',
    'Self-heating; lead resistance.',
  ],
  'piezoresistive effect': [
    'Piezoresistive effect',
    'Strain changes the resistance of a conductor, and far more that of silicon.',
    'Temperature drift.',
  ],
  'capacitive sensing': [
    'Capacitive sensing',
    'The capacitance between electrodes tells their gap and what lies between.',
    'Short range; stray fields.',
  ],
  'electrorheological effect': [
    'Electrorheological effect',
    'An electric field makes a suspension stiff within milliseconds.',
    'High voltage; settles; modest stress.',
  ],
  'magnetorheological effect': [
    'Magnetorheological effect',
    'A magnetic field makes a suspension of iron powder stiff within milliseconds.',
    'Heavy; settles; wears seals.',
  ],
  ferrofluid: [
    'Ferrofluid',
    'A colloid of magnetic particles flows and is held in place by a magnet.',
    'Evaporates; limited pressure for each stage.',
  ],
  'magnetic separation': [
    'Magnetic separation',
    'A magnetic field pulls magnetic particles out of a stream.',
    'Only what is magnetic; fine ones need a strong gradient.',
  ],
  'meissner effect': [
    'Meissner effect',
    'A superconductor pushes magnetic fields out and floats above a magnet.',
    'Below its critical temperature and field.',
  ],
  'curie transition': [
    'Curie transition',
    'A ferromagnet loses its magnetism above a temperature of its own and gains it back below.',
    'Fixed by composition.',
  ],
  'triboelectric effect': [
    'Triboelectric effect',
    'Two surfaces that touch and part charge each other.',
    'Depends on humidity; high voltage and little current.',
  ],
  'electromagnetic flow measurement': [
    'Electromagnetic flow measurement',
    'A conducting liquid that flows through a magnetic field gives a voltage in proportion to its speed.',
    'Conducting liquids only.',
  ],
  'nuclear magnetic resonance': [
    'Nuclear magnetic resonance',
    'Nuclei in a magnetic field answer radio waves at a frequency that tells what they are bound in.',
    'Strong steady field; low sensitivity.',
  ],
  'stimulated emission': [
    'Stimulated emission',
    'An excited medium gives coherent light that can be focused to a fine point.',
    'Low efficiency; eyes at risk.',
  ],
  'laser ablation': [
    'Laser ablation',
    'Short pulses of light evaporate a thin layer before heat spreads.',
    'Slow for large volumes; fumes.',
  ],
  'total internal reflection': [
    'Total internal reflection',
    'Light that meets a thinner medium at a flat angle is reflected without loss.',
    'Dirt and contact disturb it.',
  ],
  'interference of light': [
    'Interference of light',
    'Two beams of one source show differences of path as fringes.',
    'Needs stability; ambiguous beyond one fringe.',
  ],
  diffraction: [
    'Diffraction',
    'A grating or a row of particles turns each wavelength to an angle of its own.',
    'Orders overlap.',
  ],
  'x-ray diffraction': [
    'X-ray diffraction',
    'Crystals reflect X-rays at angles that tell their lattice and its strain.',
    'Crystalline matter; radiation protection.',
  ],
  'x-ray absorption': [
    'Absorption of X-rays',
    'Matter weakens X-rays and gamma rays by its mass and its elements.',
    'Radiation protection; little contrast between light elements.',
  ],
  fluorescence: [
    'Fluorescence',
    'A substance takes light up and gives it off again at a longer wavelength.',
    'Bleaches; background light.',
  ],
  'raman scattering': [
    'Raman scattering',
    'A small part of scattered light is shifted by the vibrations of the molecules.',
    'Weak; fluorescence covers it.',
  ],
  'infrared absorption': [
    'Infrared absorption',
    'Molecules take up infrared light at wavelengths of their own.',
    'Water absorbs strongly; windows must pass infrared.',
  ],
  'photoelectric effect': [
    'Photoelectric effect',
    'Light above a threshold frequency frees electrons from a surface.',
    'Vacuum; depends on the material.',
  ],
  'photovoltaic effect': [
    'Photovoltaic effect',
    'Light on a junction of semiconductors gives a voltage.',
    'Efficiency falls with temperature.',
  ],
  photoelasticity: [
    'Photoelasticity',
    'Stress makes clear material turn polarised light by an amount that shows as colour.',
    'Transparent models or coatings.',
  ],
  'electro-optic effect': [
    'Electro-optic effect',
    'A voltage changes the refractive index of a crystal within nanoseconds.',
    'High voltage; special crystals.',
  ],
  'faraday effect': [
    'Faraday effect',
    'A magnetic field along a beam turns the plane of its polarisation.',
    'Small rotation; temperature drift.',
  ],
  electrochromism: [
    'Electrochromism',
    'A small voltage moves ions into a film and changes its colour for good until it is reversed.',
    'Slow; ages.',
  ],
  'optical trapping': [
    'Optical trapping',
    'A focused beam of light holds a small particle at its focus.',
    'Micrometre particles; tiny forces; heating.',
  ],
  'fibre bragg grating': [
    'Fibre Bragg grating',
    'A grating in a fibre reflects one wavelength, which shifts with strain and temperature.',
    'Both act together; fibres break.',
  ],
  'surface plasmon resonance': [
    'Surface plasmon resonance',
    'Light is taken up by a thin metal film at an angle that shifts with what lies on it.',
    'Probes some hundred nanometres; temperature.',
  ],
  photocatalysis: [
    'Photocatalysis',
    'Light on a semiconductor such as titania decomposes organic matter and water.',
    'Ultraviolet light; slow; surface only.',
  ],
  photopolymerisation: [
    'Photopolymerisation',
    'Light turns a liquid resin into a solid where it falls.',
    'Thin layers; oxygen hinders; shrinkage.',
  ],
  scintillation: [
    'Scintillation',
    'Certain substances flash when radiation passes through them.',
    'Needs a light sensor; limited energy resolution.',
  ],
  'ionisation of gas': [
    'Ionisation of gas',
    'Radiation makes ions in a gas that a voltage collects as a current.',
    'Small current; depends on pressure.',
  ],
  'electron tunnelling': [
    'Electron tunnelling',
    'A current through a gap of a nanometre changes tenfold with a tenth of a nanometre.',
    'Conducting, clean surfaces; vibration.',
  ],
  adsorption: [
    'Adsorption',
    'Molecules of a gas or liquid stick to the large inner surface of a porous solid.',
    'Saturates; must be regenerated.',
  ],
  'absorption in liquid': [
    'Absorption',
    'A liquid takes up one component of a gas and leaves the others.',
    'Solubility; solvent must be regenerated.',
  ],
  'ion exchange': [
    'Ion exchange',
    'A resin gives its ions for those of a solution.',
    'Saturates; regenerant is waste.',
  ],
  osmosis: [
    'Osmosis',
    'Solvent passes through a membrane towards the stronger solution and builds up pressure.',
    'Slow; membrane fouls.',
  ],
  'reverse osmosis': [
    'Reverse osmosis',
    'Pressure above the osmotic one drives pure solvent out of a solution.',
    'Fouling; brine is left.',
  ],
  'membrane filtration': [
    'Membrane filtration',
    'A membrane passes what is smaller than its pores.',
    'Fouling; pressure drop.',
  ],
  distillation: ['Distillation', 'Boiling and condensing part liquids by their volatility.', 'Energy; azeotropes.'],
  crystallisation: [
    'Crystallisation',
    'A supersaturated solution or melt gives pure crystals and leaves the impurities.',
    'Slow; scaling; size scatters.',
  ],
  'solvent extraction': [
    'Solvent extraction',
    'A second liquid that does not mix takes one substance out of the first.',
    'Emulsions; solvent recovery.',
  ],
  'supercritical fluid': [
    'Supercritical fluid',
    'A gas above its critical point dissolves like a liquid and penetrates like a gas.',
    'High pressure.',
  ],
  chromatography: [
    'Chromatography',
    'Substances carried past a solid or liquid phase run apart by how well they stick.',
    'Small amounts; time.',
  ],
  'mass spectrometry': [
    'Mass spectrometry',
    'Ions are parted by their mass and charge in fields.',
    'Vacuum; molecules may break.',
  ],
  catalysis: [
    'Catalysis',
    'A substance speeds a reaction up and is not used up by it.',
    'Poisons; temperature window.',
  ],
  'surfactant action': [
    'Surfactant action',
    'Molecules with two unlike ends lower surface tension and stabilise drops and foam.',
    'Foam; residues.',
  ],
  'lotus effect': [
    'Lotus effect',
    'A rough water-repellent surface lets drops roll off and take the dirt along.',
    'Wears; oil spoils it.',
  ],
  'dry adhesion': [
    'Dry adhesion',
    'Many fine hairs hold on to smooth surfaces by van der Waals forces and peel off without residue.',
    'Dust; smooth surfaces.',
  ],
  'corrosion passivation': [
    'Passivation',
    'A dense oxide film that a metal forms by itself stops further corrosion.',
    'Chlorides break it.',
  ],
  'sacrificial anode': [
    'Sacrificial protection',
    'A less noble metal that is joined to another corrodes in its place.',
    'Used up; needs an electrolyte.',
  ],
  'chemical vapour deposition': [
    'Chemical vapour deposition',
    'Gases react at a hot surface and leave a dense film.',
    'High temperature; toxic gases.',
  ],
  'desiccation by hygroscopic substance': [
    'Hygroscopic drying',
    'A substance takes water vapour up from the air around it.',
    'Saturates; regenerated by heat.',
  ],
  'freeze drying': ['Freeze drying', 'Ice passes into vapour in vacuum and leaves a porous dry body.', 'Slow; energy.'],
  diffusion: [
    'Diffusion',
    'Atoms or molecules move by themselves from high to low concentration.',
    'Slow over long ways.',
  ],
  'potentiometric sensing': [
    'Potentiometric sensing',
    'The voltage between electrodes tells the activity of an ion or gas.',
    'Drift; temperature; ageing.',
  ],
  'quench hardening': [
    'Quench hardening',
    'Steel that is cooled fast from heat forms hard martensite.',
    'Distortion; brittle without tempering.',
  ],
  'precipitation hardening': [
    'Precipitation hardening',
    'Fine particles that form in an alloy on ageing block dislocations.',
    'Overages with heat.',
  ],
  'fibre reinforcement': [
    'Fibre reinforcement',
    'Strong fibres in a matrix carry the load along their direction.',
    'Weak across the fibres; hard to recycle.',
  ],
  sintering: [
    'Sintering',
    'Powder below its melting point grows together to a solid body.',
    'Shrinkage; pores remain.',
  ],
  'self-healing': [
    'Self-healing',
    'Capsules in a material break with a crack and fill it with an agent that sets.',
    'Works once at a place; slow.',
  ],
  'foam structure': [
    'Foam structure',
    'Gas-filled cells make a body light, insulating and soft to impact.',
    'Low strength; ages.',
  ],
  'sandwich structure': [
    'Sandwich structure',
    'Stiff skins apart on a light core bear bending with little weight.',
    'Skins wrinkle or part from the core.',
  ],
  'zone refining': [
    'Zone refining',
    'A molten zone that travels along a bar sweeps impurities to its end.',
    'Slow; small amounts.',
  ],
  'glass transition': [
    'Glass transition',
    'A polymer turns from stiff to rubbery within a few degrees.',
    'Creep near the transition.',
  ],
  thermochromism: ['Thermochromism', 'A substance changes colour with temperature.', 'Narrow range; fades.'],
  'penetrant testing': [
    'Dye penetration',
    'A wetting dye creeps into open cracks and shows them on a white developer.',
    'Cracks open to the surface; cleaning.',
  ],
  'honeycomb structure': [
    'Honeycomb structure',
    'Cells of thin walls carry load along their axis with little matter and straighten a flow.',
    'Weak to the side; joints.',
  ],
};
