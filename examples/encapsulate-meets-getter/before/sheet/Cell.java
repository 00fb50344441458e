package sheet;

public class Cell {
  public int value = 1;
}
