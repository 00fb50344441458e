import com.tenants.config.*;

public class Proof {
    public static void main(String[] args) {
        Settings global = new Settings().set("lang", "en").set("rows", " 20 ");
        Settings tenant = new Settings(global).set("lang", "de").set("logo", "acme.png");
        System.out.println(tenant.get("lang", "fr") + tenant.getInt("rows", 5) + tenant.getInt("cols", 5));
        for (String k : new String[] {"lang", "rows", "logo", "none"}) {
            try { System.out.println(tenant.require(k)); } catch (MissingSettingException e) { System.out.println(e); }
        }
    }
}
