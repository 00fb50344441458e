import com.parcelkit.zones.*;

public class Proof {
    public static void main(String[] args) {
        DestinationValidator validator = new DestinationValidator();
        System.out.println(validator.validate(new Destination("DE", "123")));
        System.out.println(validator.zoneOf(new Destination("FR", "75001")));
        try {
            System.out.println(validator.validate(new Destination(null, "1000")));
        } catch (NullPointerException e) {
            System.out.println("NullPointerException");
        }
    }
}
