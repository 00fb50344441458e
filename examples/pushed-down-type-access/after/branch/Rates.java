package branch;

public class Rates {
  public int interest() {
    return 1;
  }
}
