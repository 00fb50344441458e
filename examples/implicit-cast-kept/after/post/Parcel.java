package post;

public class Parcel {
  long postage(long grams) {
    return 10 + grams;
  }
}
