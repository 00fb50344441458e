package post;

public class Letter extends Parcel {
  long postage(int grams) {
    return 1;
  }

  public long stamp() {
    return postage(2);
  }
}
