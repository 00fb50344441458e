import com.helpdesk.search.SavedSearch;

public class Proof {
    public static void main(String[] args) {
        SavedSearch.Builder b = SavedSearch.named("open").term("printer").tag("vip");
        SavedSearch first = b.build();
        System.out.println(first.name() + " " + first.toQuery());
        SavedSearch second = b.tag("urgent").limit(5).build();
        System.out.println(first.toQuery() + " | " + second.toQuery());
    }
}
