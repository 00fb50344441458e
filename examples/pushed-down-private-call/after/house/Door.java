package house;

public class Door {
  private int code() {
    return 1234;
  }
}
