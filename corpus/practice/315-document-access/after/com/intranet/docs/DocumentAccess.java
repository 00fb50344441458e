package com.intranet.docs;

public final class DocumentAccess {
    public boolean mayEdit(User user, Document doc) {
        if (!active(user) || doc.archived()) {
            return false;
        }
        if (user.admin()) {
            return true;
        }
        return !doc.locked() && (owns(user, doc) || sharedWith(user, doc));
    }

    public boolean mayView(User user, Document doc) {
        if (!active(user)) {
            return !doc.confidential() && !doc.archived();
        }
        return !doc.confidential() || user.admin() || inGroup(user, doc) || owns(user, doc);
    }

    public boolean mayDelete(User user, Document doc) {
        if (!active(user)) {
            return false;
        }
        if (doc.archived()) {
            return user.admin();
        }
        return mayEdit(user, doc) && (user.admin() || owns(user, doc));
    }

    private static boolean active(User user) {
        return user != null && !user.suspended();
    }

    private static boolean owns(User user, Document doc) {
        return doc.ownerId().equals(user.id());
    }

    private static boolean inGroup(User user, Document doc) {
        return user.groups().contains(doc.group());
    }

    private static boolean sharedWith(User user, Document doc) {
        return doc.editors().contains(user.id()) && (!doc.confidential() || inGroup(user, doc));
    }
}
