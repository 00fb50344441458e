package dinner;

public class DinnerBill extends Bill {
}
