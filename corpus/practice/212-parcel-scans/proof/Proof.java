import com.freightline.tracking.*;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        ScanReport report = new ScanReport(List.of(new Scan("P2", "HAM", 10, false),
                new Scan("P1", "HAM", 11, true), new Scan("P2", "KSL", 300, false)));
        System.out.println(report.damagedParcels() + " " + report.lastMinute());
        try {
            System.out.println(report.depotByParcel());
        } catch (IllegalStateException e) {
            System.out.println("IllegalStateException");
        }
    }
}
