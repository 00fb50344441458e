package house;

public class Door {
  private int code() {
    return 1234;
  }

  public boolean open(int key) {
    return code() == 1234 + key;
  }
}
