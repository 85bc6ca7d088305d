import { Skeleton } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TenantTokens } from '../tokens/TenantTokens.tsx';
import * as styles from './Administration.css.ts';
import type { AdministrationProps } from './Administration.types.ts';
import { AuditPart } from './AuditPart.tsx';
import { type Organisation, organisationKey } from './administration.source.ts';
import { BackupsPart } from './BackupsPart.tsx';
import { ConfigurationPart } from './ConfigurationPart.tsx';
import { EgressPart } from './EgressPart.tsx';
import { KnowledgePart } from './knowledge/KnowledgePart.tsx';
import { LeadsPart } from './LeadsPart.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { MembersPart } from './MembersPart.tsx';
import { administrationMessages } from './messages.ts';
import { OrganisationPart } from './OrganisationPart.tsx';
import { OriginsPart } from './origins/OriginsPart.tsx';
import { type AdministrationPart, administrationParts } from './parts.ts';

import { SitesPart } from './sites/SitesPart.tsx';
import { TenantsPart } from './TenantsPart.tsx';

/** Parts that belong to the installation: only the organisation that runs it has them. */
const ofInstallation: ReadonlySet<AdministrationPart> = new Set([
  'tenants',
  'origins',
  'leads',
  'configuration',
  'backups',
]);

/** What owners and administrators look after, part by part. */
export function Administration(props: AdministrationProps) {
  const t = useMessages(administrationMessages);
  const { source, part, hrefOf } = props;
  const organisation = useQuery({
    queryKey: organisationKey,
    queryFn: ({ signal }) => source.organisation(signal),
  });
  if (organisation.isPending)
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height={240} />
      </div>
    );
  if (organisation.isError)
    return <LoadFailure error={organisation.error} onRetry={() => void organisation.refetch()} />;
  const offered = administrationParts.filter(
    (each) => organisation.data.runs_installation || !ofInstallation.has(each),
  );
  const shown = offered.includes(part) ? part : 'members';
  return (
    <div className={styles.layout}>
      <nav aria-label={t('parts.label')} className={styles.navigation}>
        {offered.map((each) => (
          <a
            key={each}
            href={hrefOf(each)}
            className={styles.navigationLink}
            aria-current={each === shown ? 'page' : undefined}
          >
            {t(`parts.${each}`)}
          </a>
        ))}
      </nav>
      <div className={styles.shown}>{panelOf(shown, props, organisation.data)}</div>
    </div>
  );
}

function panelOf(part: AdministrationPart, props: AdministrationProps, organisation: Organisation): ReactNode {
  switch (part) {
    case 'members':
      return <MembersPart {...props} organisation={organisation} />;
    case 'organisation':
      return <OrganisationPart {...props} organisation={organisation} />;
    case 'sites':
      return <SitesPart {...props} />;
    case 'tokens':
      return <TenantTokens source={props.tokens} role={props.person.role} notify={props.notify} />;
    case 'knowledge':
      return <KnowledgePart {...props} />;
    case 'audit':
      return <AuditPart {...props} />;
    case 'egress':
      return <EgressPart {...props} />;
    case 'tenants':
      return <TenantsPart {...props} opened={props.tenant} hasAllPackages={organisation.all_packages} />;
    case 'origins':
      return <OriginsPart {...props} />;
    case 'leads':
      return <LeadsPart {...props} />;
    case 'configuration':
      return <ConfigurationPart {...props} />;
    case 'backups':
      return <BackupsPart {...props} />;
  }
}
