// The fourteen furnished rooms of the abbey.
import {
  bathhouse,
  garden,
  gatehouse,
  kitchen,
  refectory,
  stable,
  workshop,
} from "./busy-rooms.mjs";
import {
  chapterHouse,
  church,
  cloister,
  dormitory,
  infirmary,
  library,
  scriptorium,
} from "./quiet-rooms.mjs";

export default {
  library,
  scriptorium,
  stable,
  dormitory,
  workshop,
  refectory,
  kitchen,
  gatehouse,
  infirmary,
  bathhouse,
  church,
  "chapter-house": chapterHouse,
  cloister,
  garden,
};
