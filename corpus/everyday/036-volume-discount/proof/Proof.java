import com.bulkbuy.pricing.VolumeDiscount;

public class Proof {
    public static void main(String[] args) {
        VolumeDiscount d = new VolumeDiscount(true);
        for (int q : new int[] {0, 9, 10, 11, 50, 51, 200, 201}) {
            System.out.println(q + " " + d.percentFor(q) + " " + d.discountedCents(q, 1000) + " " + d.missingForNextStep(q));
        }
    }
}
