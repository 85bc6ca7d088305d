import { Button, Heading, IconButton, PlusIcon, Stack, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { ruledList, stacked } from '../detail/ruled.css.ts';
import { tokensMessages } from './messages.ts';
import * as styles from './tokens.css.ts';
import type { Service, TenantToken } from './tokens.source.ts';

export interface ServiceListProps {
  services: readonly Service[];
  /** Live ones of the organisation. */
  tokens: readonly TenantToken[];
  onAnother: (service: Service) => void;
  onRemove: (service: Service) => void;
}

/** Services of the organisation, also those whose tokens have all ended. */
export function ServiceList({ services, tokens, onAnother, onRemove }: ServiceListProps) {
  const t = useMessages(tokensMessages);
  const said = (service: Service) => {
    const count = tokens.filter(({ owner }) => owner.user_id === service.user_id).length;
    return [t(`roles.${service.role}`), count === 0 ? t('noTokens') : t('tokenCount', { count })].join(' · ');
  };
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('services')}</Heading>
      <ul className={ruledList} aria-label={t('services')}>
        {services.map((service) => (
          <li key={service.user_id} className={styles.row}>
            <span className={stacked}>
              <span className={styles.name}>{service.name}</span>
              <Text size="caption" tone="muted">
                {said(service)}
              </Text>
            </span>
            <span className={styles.actions}>
              <IconButton
                icon={PlusIcon}
                label={t('anotherOf', { name: service.name })}
                onClick={() => onAnother(service)}
              />
              <Button
                size="compact"
                variant="quiet"
                aria-label={t('removeOf', { name: service.name })}
                onClick={() => onRemove(service)}
              >
                {t('remove')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
