package fair;

public class Booth {
  public int ticket() {
    return Roll.first();
  }
}
