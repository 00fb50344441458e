package sheet;

public class Sheet {
  public int enter(int number) {
    Cell cell = new LockedCell();
    cell.setValue(number);
    return cell.getValue();
  }
}
