package house;

public class SafeDoor extends Door {
  int code() {
    return 9;
  }
}
