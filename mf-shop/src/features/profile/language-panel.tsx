import { languageOf, languages } from '@basket/domain';
import { Panel, RadioGroup } from '@basket/ui';
import { chooseLanguage, toast, useLanguage } from '@basket/web';
import { t } from '../../texts';

const options = languages.map(({ code, tag, name }) => ({
  value: code,
  label: <span lang={tag}>{name}</span>,
}));

/** The language of the pages, for this device; the account menu has the same choice. */
export function LanguagePanel() {
  const { code } = languageOf(useLanguage());
  return (
    <Panel title={t('profile.language')}>
      <RadioGroup
        legend={t('profile.language')}
        isLegendHidden
        variant="cards"
        options={options}
        value={code}
        onChange={(chosen) =>
          void chooseLanguage(languageOf(chosen)).catch(() => toast.error(t('profile.languageFailed')))
        }
      />
    </Panel>
  );
}
