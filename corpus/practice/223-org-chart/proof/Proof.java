import com.peopledesk.org.OrgChart;

public class Proof {
    public static void main(String[] args) {
        OrgChart chart = new OrgChart();
        chart.add("ceo", "cto");
        chart.add("ceo", "cfo");
        chart.add("cto", "dev1");
        chart.add("cto", "dev2");
        System.out.println(chart.allReports("ceo") + " " + chart.headCount("ceo"));
    }
}
