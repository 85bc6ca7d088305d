import { join, resolve } from 'node:path';
import type { EgressPurpose } from '@assay/domain';
import type { ServiceContext } from '../application/service.types.ts';
import { type Bucket, openBucket } from './bucket.ts';
import { bucketFiles } from './bucket-files.ts';
import { type FileStore, localFiles } from './file-store.ts';

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

/** The files of the installation lie in the operator's bucket, or in a folder of this machine. */
export function openFileStore(surroundings: Surroundings): FileStore {
  const folder = join(resolve(surroundings.settings.ASSAY_DATA), 'files');
  const bucket = operatorsBucket(surroundings, 'files');
  return bucket ? bucketFiles(bucket, join(folder, 'waiting')) : localFiles(folder);
}
