import {
  forReading,
  languageNamedBy,
  languageOf,
  languagePrefixOf,
  languages,
  publishedCatalogueSchema,
  publishedDetailsSchema,
  publishedTextsSchema,
  translatorOf,
  withoutLanguage,
  type Language,
  type PublishedCatalogue,
  type PublishedDetails,
} from '@basket/domain';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { composePage, pagePolicy } from './compose-page';
import {
  buildSchema,
  remotesSchema,
  type Build,
  type FirstView,
  type Remote,
  type ServerFile,
  type Reader,
} from './contracts';
import { verified, type KeptFiles } from '../platform/instance/kept-files';
import { nameOf } from './reader';
import { RenderWorkers } from './render-workers';

/** The area whose pages are rendered. */
const mount = '/home';
/** The ones that were rendered last; a shop has thousands of products. */
const mostPages = 200;

export interface RenderedPage {
  readonly html: string;
  readonly etag: string;
  readonly policy: string;
}

/** A fault of a remote's code, for the log. `release`: what its files are named by, or its build. */
export interface RemoteFault {
  readonly remote: string;
  readonly release: string;
  readonly fault: string;
}

const parse = <S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> =>
  v.parse(forReading(schema), JSON.parse(text));

/** A deploy puts the release into the names of entry and build: `remoteEntry.1f.js`, `server/build.1f.json`. */
const buildFileOf = (entry: string): string =>
  entry.replace(/remoteEntry(\.[0-9a-f]+)?\.js$/, 'server/build$1.json');
const releaseOf = (entry: string): string | undefined => /remoteEntry\.([0-9a-f]+)\.js$/.exec(entry)?.[1];

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The language, or English where the build has no texts in it. */
const spokenBy = ({ texts }: Build, language: Language): Language =>
  Object.values(texts).some((byLanguage) => Object.hasOwn(byLanguage, language.code))
    ? language
    : languages[0];

/** A language that an address names counts for the reader's own. */
function placeOf(place: string, own: Language) {
  const named = languageNamedBy(place);
  const language = named === '' ? own : languageOf(named);
  return { prefix: languagePrefixOf(place), address: withoutLanguage(place), language };
}

interface Published {
  readonly tag: string;
  readonly catalogue: PublishedCatalogue;
  /** By code. */
  readonly inLanguages: Map<string, Promise<PublishedCatalogue>>;
}

/**
 * Renders pages from the published catalogue and the deployed builds. A page is a pure function of its address, its view, the
 * catalogue and the builds, and is kept in memory; nothing else of a request enters it.
 */
export class PageRenderer {
  /** For the pair of builds that rendered last, and what it has against it. */
  private workers: { readonly key: string; readonly of: RenderWorkers } | null = null;
  private readonly pages = new Map<string, Promise<RenderedPage | null>>();
  /** The sources of the pages in memory, as text. */
  private madeOf = '';
  /** The catalogue that was published last, by its tag: its pages in a language share it, unchanged. */
  private published: Published | null = null;

  constructor(
    private readonly site: string,
    private readonly files: KeptFiles,
    private readonly report: (fault: RemoteFault) => void,
  ) {}

  /**
   * @param place path and query
   * @returns null for a page that browsers render: the remote says so, or does not come to an end in time
   * @throws Error if anything that a page is made of is not there or does not fit
   */
  async page(place: string, { view, language: own }: Reader): Promise<RenderedPage | null> {
    const { prefix, address, language } = placeOf(place, own);
    const { index, catalogue, remotes, shell } = await this.sources();
    const remote = parse(remotesSchema, remotes.text).remotes.find((each) => each.mount === mount);
    if (!remote?.rendering) throw new Error(`remotes.json names no rendering for ${mount}`);
    const tag = catalogue.etag ?? shortHash(catalogue.text);
    const madeOf = [tag, remotes.text, shell.text, index.text].join('\n');
    if (madeOf !== this.madeOf) {
      this.pages.clear();
      this.madeOf = madeOf;
    }
    const key = `${view} ${language.code} ${place}`;
    const known = this.pages.get(key);
    if (known) return known;
    for (const oldest of [...this.pages.keys()].slice(0, -mostPages)) this.pages.delete(oldest);
    const { rendering: buildIntegrity } = remote;
    const published = this.parsed(tag, catalogue.text);
    const made = (async (): Promise<RenderedPage | null> => {
      const shellBuild = parse(buildSchema, shell.text);
      const buildFile = buildFileOf(remote.entry);
      const shopText = (await this.files.get(buildFile)).text;
      const shopBuild = parse(buildSchema, verified(shopText, buildIntegrity, buildFile));
      const workers = await this.start(shellBuild, shopBuild, remote);
      const spoken = spokenBy(shellBuild, language);
      const asked = {
        view,
        language: spoken.tag,
        address,
        ...(prefix !== '' && { prefix }),
        build: `${shellBuild.build}.${shopBuild.build}`,
        // Without what only servers ask for.
        remotes: JSON.parse(remotes.text, (key, value: unknown) =>
          key === 'rendering' ? undefined : value,
        ) as unknown,
      };
      const said = await this.said(published, spoken);
      const rendering = await workers.render({ page: asked, catalogue: said }, (product) =>
        this.details(product, said.version),
      );
      if (!rendering) return null;
      const { catalogue: part, ...own } = rendering;
      const data = { ...asked, catalogue: part };
      const page = composePage({
        index: index.text,
        reader: nameOf({ view, language }),
        ...own,
        data,
        shell: shellBuild,
        shop: shopBuild,
        remote,
      });
      if (index.policy === null) throw new Error('The site sends no policy');
      return { html: page.html, etag: `"${shortHash(page.html)}"`, policy: pagePolicy(index.policy, page) };
    })();
    this.pages.set(key, made);
    // The cache keeps neither failures nor addresses without a page.
    made.then(
      (page) => page ?? this.pages.delete(key),
      () => this.pages.delete(key),
    );
    return made;
  }

  /** The page of today, for whatever is not rendered. */
  async index(): Promise<{ readonly html: string; readonly policy: string | null }> {
    const { text, policy } = await this.files.get(`${this.site}/index.html`);
    return { html: text, policy };
  }

  private async sources() {
    const [index, catalogue, remotes, shell] = await Promise.all([
      this.files.get(`${this.site}/index.html`),
      this.files.get(`${this.site}/api/catalogue`),
      this.files.get(`${this.site}/remotes.json`),
      this.files.get(`${this.site}/server/build.json`),
    ]);
    return { index, catalogue, remotes, shell };
  }

  /** A shop has thousands of products: their catalogue is parsed once, not for each address. */
  private parsed(tag: string, text: string): Published {
    if (this.published?.tag === tag) return this.published;
    const catalogue = parse(publishedCatalogueSchema, text);
    return (this.published = { tag, catalogue, inLanguages: new Map() });
  }

  /** A catalogue in a language, made of it once. */
  private said({ catalogue, inLanguages }: Published, { code }: Language): Promise<PublishedCatalogue> {
    if (code === languages[0].code) return Promise.resolve(catalogue);
    const known = inLanguages.get(code);
    if (known) return known;
    const file = `${this.site}/api/catalogue/texts/${code}?v=${catalogue.version}`;
    const making = this.files.get(file).then(({ text }) => {
      const translate = translatorOf(parse(publishedTextsSchema, text));
      return {
        ...catalogue,
        categories: catalogue.categories.map(translate),
        products: catalogue.products.map(translate),
      };
    });
    inLanguages.set(code, making);
    making.catch(() => inLanguages.delete(code));
    return making;
  }

  /** The version in the address is what caches keep, as for browsers; null for a product without details. */
  private async details(
    { categoryId, productId }: NonNullable<FirstView['detailsOf']>,
    version: number,
  ): Promise<PublishedDetails | null> {
    const file = `${this.site}/api/catalogue/details/${encodeURIComponent(categoryId)}?v=${version}`;
    const details = parse(v.record(v.string(), v.unknown()), (await this.files.get(file)).text);
    const own = details[productId];
    return own === undefined ? null : v.parse(forReading(publishedDetailsSchema), own);
  }

  /** Ends the code that runs: a process that goes on does not call it. */
  async end(): Promise<void> {
    await this.workers?.of.end();
  }

  /** Fetches the files of these builds and has workers for them, unless there are some. Another release begins anew. */
  private async start(shell: Build, shop: Build, { name, mount, entry }: Remote): Promise<RenderWorkers> {
    const key = `${shell.build} ${shop.build}`;
    if (this.workers?.key === key) return this.workers.of;
    const [shellFile, shopFile] = await Promise.all([
      this.serverFile(this.site, shell),
      this.serverFile(new URL(entry).origin, shop),
    ]);
    if (this.workers?.key === key) return this.workers.of; // another page was first
    void this.workers?.of.end();
    const of = new RenderWorkers({ shell: shellFile, remote: shopFile, mount }, (fault) =>
      this.report({ remote: name, release: releaseOf(entry) ?? shop.build, fault }),
    );
    this.workers = { key, of };
    return of;
  }

  private async serverFile(origin: string, { server: { file, integrity } }: Build): Promise<ServerFile> {
    return { name: file, code: verified((await this.files.get(`${origin}/${file}`)).text, integrity, file) };
  }
}
