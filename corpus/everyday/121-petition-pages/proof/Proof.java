import gov.petitions.web.*;

public class Proof {
    public static void main(String[] args) {
        SignatureList l = new SignatureList(2);
        for (int i = 0; i < 6; i++) {
            System.out.println(l.pages() + " " + l.page(1) + " " + l.page(2) + l.footer(2));
            l.sign("s" + i);
        }
    }
}
