// `npm run verify-release -- FOLDER PUBLIC_KEY.pem`: whether the files of a release are those that were signed.
import { readFileSync } from 'node:fs';
import { verifyAttestation } from './attestation.mjs';

const [folder, key] = process.argv.slice(2);
if (folder === undefined || key === undefined) {
  process.stderr.write('Which release, and by which key? Use: npm run verify-release -- FOLDER PUBLIC_KEY.pem\n');
  process.exit(1);
}
try {
  const { version, commit, files } = verifyAttestation(folder, readFileSync(key, 'utf8'));
  process.stdout.write(`Assay ${version}, made of ${commit}: ${files.join(', ')}\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
