package dinner;

public class Bill {
  int sum() {
    return 30;
  }
}
