// The script of the front page. It is beside the page, which is painted without waiting for it.
import "./front-page/film.ts";
import "./front-page/next-starts.ts";
