import com.parcelkit.label.*;

public class Proof {
    public static void main(String[] args) {
        LabelFormatter formatter = new LabelFormatter("Norge");
        System.out.println(formatter.format(new PostalAddress("Kari Moe", null, "Storgata 1", null, "0155", "Oslo", "Norge")));
        System.out.println("--");
        System.out.println(formatter.format(new PostalAddress("Jo Lind", "", "Allén 4", " ", "41101", "Göteborg", "Sverige")));
    }
}
