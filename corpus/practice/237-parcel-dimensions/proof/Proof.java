import com.freightline.parcel.ParcelSize;

public class Proof {
    public static void main(String[] args) {
        ParcelSize size = ParcelSize.parse("300x200x150/1200");
        System.out.println(size + " " + size.girthMm() + " " + size.volumetricGrams() + " " + size.chargeableGrams());
        System.out.println(new ParcelSize(100, 90, 80, 700).weightGrams());
    }
}
