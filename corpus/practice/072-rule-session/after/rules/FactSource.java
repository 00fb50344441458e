package rules;

/** Where the facts come from, e.g. a CRM lookup; null means that the fact is not known. */
public interface FactSource {
    Object lookup(String name);
}
