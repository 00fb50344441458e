package dinner;

public class Bill {
  int sum() {
    return 30;
  }

  public int total(int guests) {
    return (sum() + tip()) * guests;
  }
}
