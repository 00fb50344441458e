package house;

public class SafeDoor extends Door {
  int code() {
    return 9;
  }

  private int doorCode() {
    return 1234;
  }

  public boolean open(int key) {
    return doorCode() == 1234 + key;
  }
}
