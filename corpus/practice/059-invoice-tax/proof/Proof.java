import billing.tax.InvoiceTax;

public class Proof {
    public static void main(String[] args) {
        InvoiceTax a = new InvoiceTax();
        a.add(-250, 1000); a.add(-150, 700);
        System.out.println(a.tax() + " " + a.gross());
        InvoiceTax b = new InvoiceTax();
        b.add(-50, 1900);
        b.add(50, 1900);
        System.out.println(b.tax() + " " + b.gross());
    }
}
