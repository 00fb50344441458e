package post;

public class Letter extends Parcel {
  long postage(String country) {
    return 1;
  }

  public long stamp() {
    return postage(2);
  }
}
