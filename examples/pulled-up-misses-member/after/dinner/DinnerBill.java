package dinner;

public class DinnerBill extends Bill {
  int tip() {
    return 4;
  }
}
