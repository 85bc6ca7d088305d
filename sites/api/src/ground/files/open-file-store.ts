import { join, resolve } from 'node:path';
import type { EgressPurpose } from '@assay/domain';
import type { ServiceContext } from '../application/service.types.ts';
import { type Bucket, openBucket } from './bucket.ts';
import { bucketFiles } from './bucket-files.ts';
import { localFiles } from './file-store.ts';
import { type SealedFiles, sealedFiles } from './sealed-files.ts';

type Surroundings = Pick<ServiceContext, 'settings' | 'egress' | 'log'>;

/** The operator's bucket; undefined where the settings name none. */
export function operatorsBucket({ settings, egress, log }: Surroundings, purpose: EgressPurpose): Bucket | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (endpoint === undefined || bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    return undefined;
  const place = { endpoint, bucket, region, accessKeyId, secretAccessKey };
  return openBucket(place, egress.fetch(purpose), (error) => log.error('file-store-failed', error));
}

/** The files of the installation lie in the operator's bucket, or in a folder of this machine; sealed for whose they are. */
export function openFileStore({
  erasure,
  ...surroundings
}: Surroundings & Pick<ServiceContext, 'erasure'>): SealedFiles {
  const folder = join(resolve(surroundings.settings.ASSAY_DATA), 'files');
  const bucket = operatorsBucket(surroundings, 'files');
  const store = bucket ? bucketFiles(bucket, join(folder, 'waiting')) : localFiles(folder);
  return sealedFiles(store, erasure);
}
