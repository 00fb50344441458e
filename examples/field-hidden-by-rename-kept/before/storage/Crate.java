package storage;

public class Crate extends Box {
  protected int inner = 4;

  public boolean fits(int thing) {
    return thing <= size;
  }

  public int surplus() {
    return size - inner;
  }
}
