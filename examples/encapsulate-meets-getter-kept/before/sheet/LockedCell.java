package sheet;

public class LockedCell extends Cell {
  public int shown() {
    return -1;
  }
}
