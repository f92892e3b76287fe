import { SitePicture } from "@/components/ui/media/site-picture";
import { PageHead } from "@/components/ui/page/heading/page-head";
import { type ArticleCollection, articleHref, readingMinutes } from "./article";
import styles from "./article-list-view.module.css";

/** All articles of a collection, as cards. */
export function ArticleListView({ collection }: { collection: ArticleCollection }) {
  return (
    <main id="main">
      <PageHead drawing="book" title={collection.title} lead={collection.lead} />
      <ul className={styles.list}>
        {collection.articles.map((article) => (
          <li key={article.slug} className={styles.card}>
            <SitePicture
              name={article.picture}
              sizes="(min-width: 48rem) 36rem, 92vw"
              className={styles.picture}
            />
            <div className={styles.words}>
              <h2>
                <a href={articleHref(collection, article)}>{article.title}</a>
              </h2>
              <p>{article.summary}</p>
              <p className={styles.minutes}>{readingMinutes(article)} min read</p>
            </div>
          </li>
        ))}
      </ul>
    </main>
  );
}
