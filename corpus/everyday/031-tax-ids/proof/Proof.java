import com.vatcheck.TaxIdValidator;

public class Proof {
    public static void main(String[] args) {
        TaxIdValidator v = new TaxIdValidator();
        for (String id : new String[] {"DE123456789", "DE12345678", "xDE123456789", "DE123456789\n", "ATU12345678\r\n"}) {
            System.out.println(id.trim() + " " + id.length() + " " + v.isValid("de", id) + " " + v.detectCountry(id));
        }
    }
}
