package post;

public class Letter extends Parcel {
  long postage(String country) {
    return 1;
  }
}
