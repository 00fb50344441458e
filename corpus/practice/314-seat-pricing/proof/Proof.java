import com.saas.pricing.*;

public class Proof {
    public static void main(String[] args) {
        for (int n : new int[] {1, 9, 10, 11, 50, 51, 200, 201}) {
            System.out.println(new SeatPricing(false).quote(n) + " " + new SeatPricing(true).quote(n));
        }
    }
}
