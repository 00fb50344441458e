package text;

public class Label {
  public String sum(int left, int right) {
    return "sum: " + (left + right);
  }
}
