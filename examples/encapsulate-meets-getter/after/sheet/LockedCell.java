package sheet;

public class LockedCell extends Cell {
  public int getValue() {
    return -1;
  }
}
