import { type CategoryLink } from "@/components/site/home/links";
import { SitePicture } from "@/components/ui/media/site-picture";
import { vendorSearchHref } from "@/contracts/catalogue/search/search-address";
import { type Article, type ArticleCollection, articleHref, readingMinutes } from "./article";
import styles from "./article-view.module.css";

type Props = { collection: ArticleCollection; article: Article; categories: readonly CategoryLink[] };

/** One article, the categories it mentions, and the rest of its collection. */
export function ArticleView({ collection, article, categories }: Props) {
  const others = collection.articles.filter(({ slug }) => slug !== article.slug);
  return (
    <main id="main" className={styles.page}>
      <article className={styles.article}>
        <header>
          <nav className={styles.back} aria-label="Breadcrumb">
            <a href={collection.path}>{collection.title}</a>
          </nav>
          <h1>{article.title}</h1>
          <p className={styles.minutes}>{readingMinutes(article)} min read</p>
        </header>
        <SitePicture
          name={article.picture}
          sizes="(min-width: 48rem) 42rem, 92vw"
          eager
          className={styles.picture}
        />
        <p className={styles.opening}>{article.opening}</p>
        {article.sections.map(({ heading, paragraphs = [], list = [] }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {list.length > 0 ? (
              <ul>
                {list.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            ) : null}
          </section>
        ))}
      </article>
      <aside className={styles.aside}>
        {categories.length > 0 ? (
          <nav aria-labelledby="on-sayang">
            <h2 id="on-sayang">Find it on Sayang</h2>
            <ul className={styles.categories}>
              {categories.map(({ name, slug }) => (
                <li key={slug}>
                  <a href={vendorSearchHref({ category: slug })}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <nav aria-labelledby="read-next">
          <h2 id="read-next">Read next</h2>
          <ul className={styles.others}>
            {others.map((other) => (
              <li key={other.slug}>
                <a href={articleHref(collection, other)}>{other.title}</a>
                <p>{other.summary}</p>
              </li>
            ))}
          </ul>
        </nav>
      </aside>
    </main>
  );
}
